// The program of the processes that read external calendars.
import { readCalendar } from '../calendars/read-calendar.ts';
import { answerTasks } from '../platform/workshop-tasks.ts';

answerTasks({ readCalendar });
