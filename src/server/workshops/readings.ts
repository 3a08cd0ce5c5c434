// The program of the processes that read text files, such as uploaded tracks and tables.
import { readBankFile } from '../bank/bank-file.ts';
import { readExpenseLines, readExpenseRows } from '../finance/expense-file.ts';
import { answerTasks } from '../platform/workshop-tasks.ts';
import { readRateFile } from '../rates/rate-file.ts';
import { readTrack } from '../trips/packed-track.ts';

answerTasks({ readTrack, readExpenseRows, readExpenseLines, readBankFile, readRateFile });
