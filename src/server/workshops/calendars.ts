// What the processes run that read calendars of others.
import { readCalendar } from '../calendars/read-calendar.ts';
import { answerTasks } from '../platform/workshop-tasks.ts';

answerTasks({ readCalendar });
