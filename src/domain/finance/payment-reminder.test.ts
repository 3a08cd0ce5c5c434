import { describe, expect, test } from 'vitest';
import { usualFormats } from '../shared/formats.ts';
import { reminderMessage } from './invoice-mail.ts';
import { nextReminder, ReminderLevels, reminderRefusal, reminderText, usualReminderLevels } from './payment-reminder.ts';

const due = '2026-03-01';
const on = (...days: string[]) =>
  nextReminder(
    due,
    days.map((day) => ({ day })),
    usualReminderLevels,
  );
const invoice = { customerName: 'Ada Lindgren', invoiceNumber: 'INV-2026-0042', open: '1300.00', currency: 'EUR', dueDate: due };

describe('the next reminder', () => {
  test.each([
    ['is the first, seven days after the invoice was due', [], { level: 1, on: '2026-03-08' }],
    ['is the second, twenty-one days after the due date', ['2026-03-08'], { level: 2, on: '2026-03-22' }],
    ['waits a week after a reminder that went late', ['2026-03-20'], { level: 2, on: '2026-03-27' }],
    ['waits no longer than its own day after one that went early enough', ['2026-03-15'], { level: 2, on: '2026-03-22' }],
    ['is the last, thirty-five days after the due date', ['2026-03-08', '2026-03-22'], { level: 3, on: '2026-04-05' }],
    ['counts from the latest that went, in whatever order they are listed', ['2026-04-02', '2026-03-08'], { level: 3, on: '2026-04-09' }],
    ['is none once all have been sent', ['2026-03-08', '2026-03-22', '2026-04-05'], null],
  ] as [string, string[], object | null][])('%s', (_what, sent, expected) => {
    expect(on(...sent)).toEqual(expected);
  });

  test('crosses a leap day and the end of a year', () => {
    expect(nextReminder('2028-02-22', [], usualReminderLevels)?.on).toBe('2028-02-29');
    expect(nextReminder('2026-12-28', [], usualReminderLevels)?.on).toBe('2027-01-04');
  });
});

describe('what a reminder says', () => {
  const context = { company: 'Azure Charters', daysLate: 12, formats: usualFormats };

  test('includes the customer, the invoice, the open amount and since when', () => {
    for (const { text } of usualReminderLevels) {
      const message = reminderText(text, invoice, context);
      expect(message).toContain('Dear Ada Lindgren,');
      expect(message).toContain('€1,300.00 of');
      expect(message).toContain('due on March 1, 2026');
      expect(message).toMatch(/Azure Charters$/);
      expect(message).not.toMatch(/[{}]/);
    }
  });

  test('begins with a capital after the greeting, like the usual message', () => {
    const texts = usualReminderLevels.map(({ text }) => reminderText(text, invoice, context));
    for (const message of [...texts, reminderMessage({ ...invoice, status: 'overdue' }, context.company, usualFormats)])
      expect(message).toMatch(/^Dear Ada Lindgren,\n\n(This is|€1,300\.00 of)/);
  });

  test('says how many days it is late, and leaves unknown placeholders alone', () => {
    expect(reminderText('{late} late, {toString} {Open}', invoice, context)).toBe('12 days late, {toString} {Open}');
    expect(reminderText('{late}', invoice, { ...context, daysLate: 1 })).toBe('1 day');
  });

  test('fills in customers’ names, but no placeholders within them', () => {
    expect(reminderText('{customer}', { ...invoice, customerName: '{company} $& Co' }, context)).toBe('{company} $& Co');
  });
});

describe('levels', () => {
  test('are each later than the one before', () => {
    const [first, second] = usualReminderLevels;
    expect(ReminderLevels.safeParse(usualReminderLevels).success).toBe(true);
    expect(ReminderLevels.safeParse([second, first]).error?.issues[0]).toMatchObject({ path: [1, 'days'] });
    expect(ReminderLevels.safeParse([first, first]).success).toBe(false);
    expect(ReminderLevels.safeParse([]).success).toBe(false);
  });
});

describe('a reminder is refused', () => {
  const late = { ...invoice, status: 'overdue' as const };
  const next = { level: 2, on: '2026-03-22', isDue: false, message: '' };

  test.each([
    ['of what is paid', { ...late, open: '0.00' }, { next: { ...next, isDue: true } }, 'nothing_open'],
    ['of a draft', { ...late, status: 'draft' as const }, { next: { ...next, isDue: true } }, 'nothing_open'],
    ['where they were stopped', late, { stopped: true, next: { ...next, isDue: true } }, 'reminders_stopped'],
    ['after the last', late, { next: null }, 'reminders_over'],
    ['before its day', late, { next }, 'reminder_early'],
  ])('%s', (_what, of, more, code) => {
    expect(reminderRefusal(of, { stopped: false, levels: 3, ...more }, usualFormats)?.code).toBe(code);
  });

  test('with the day on which it can be sent', () => {
    expect(reminderRefusal(late, { stopped: false, levels: 3, next }, usualFormats)?.message).toBe(
      'The next reminder for INV-2026-0042 can go out on March 22, 2026.',
    );
  });
});
