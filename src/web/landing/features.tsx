import type { ReactNode } from 'react';
import { Screen } from './screen.tsx';

/** What it does, shown with parts of the product as large as they are in it. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="frame pt-24 sm:pt-32">
      <h2 id="features-title" className="max-w-2xl text-[2rem] leading-[1.1] sm:text-[2.75rem]">
        Built around the way a fleet actually moves
      </h2>
      <div className="mt-12 grid gap-5 md:grid-cols-6">
        <Feature
          className="md:col-span-6 lg:grid-cols-[20rem_1fr] lg:items-center"
          title="One timeline for the whole fleet"
          text="Every charter, day trip, survey and yard period, yacht by yacht. Drag a booking to move it: two guests never get the same berth, and everybody sees the change at once."
          screen={
            <Screen
              name="timeline"
              alt="A charter is dragged to another yacht, which is already booked on that day"
              width={800}
              height={448}
              className="h-112 max-lg:border-t max-sm:object-[88%_0] lg:rounded-tl-xl lg:border-t lg:border-l"
            />
          }
          aside
        />
        <Feature
          className="md:col-span-6"
          title="Every yacht, one page"
          text="Crew, maintenance, schedule and trips of a yacht sit together, under her own picture. She says where she is, who is next, and what keeps her from sailing."
          screen={
            <Screen
              name="yacht"
              alt="A yacht at sea with her next charter, a certificate aboard that has run out, and her next ninety days"
              width={1089}
              height={316}
              className="h-79 border-t max-sm:object-[43%_0]"
            />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Answers at a glance"
          text="The dashboard says what needs you today, the most urgent first, and what to do about it."
          screen={
            <Screen
              name="today"
              alt="Certificates that have run out and invoices overdue, each with a button that sees to it"
              width={522}
              height={300}
              className="h-75 border-t"
            />
          }
        />
        <Feature
          className="md:col-span-3"
          title="The right crew aboard"
          text="Assign people by dragging them to a yacht. Certificates warn before they run out."
          screen={
            <Screen name="crew" alt="Somebody is dragged from the shore to a yacht" width={522} height={300} className="h-75 border-t" />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Where she has been"
          text="Log trips with their harbors and tracks, drawn on a chart of your own."
          screen={
            <Screen name="trips" alt="A trip between two harbors, drawn on a chart" width={522} height={300} className="h-75 border-t" />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Books that add up"
          text="Expenses with their receipts, invoices with their PDFs, and what each month comes to, in every currency to the cent."
          screen={
            <Screen
              name="finance"
              alt="A chart of twelve months that tells income, expenses and result of one of them"
              width={522}
              height={300}
              className="h-75 border-t"
            />
          }
        />
        {promises.map(({ title, text }) => (
          <article key={title} aria-label={title} className="rounded-2xl border bg-surface p-7 md:col-span-3">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

const promises = [
  { title: 'Company-based data separation', text: 'Every record belongs to one company, and the database itself keeps others out.' },
  { title: 'Role management', text: 'Staff, managers and owners: each sees and does what the role allows, and nothing more.' },
  {
    title: 'Maintenance before it bites',
    text: 'Work that is due, its progress and its real cost, and seasonal guidance that becomes a job in one click.',
  },
  { title: 'Documents where they belong', text: 'Receipts, certificates and pictures are stored with the record they prove.' },
];

function Feature({
  title,
  text,
  screen,
  aside = false,
  className,
}: {
  title: string;
  text: string;
  screen: ReactNode;
  aside?: boolean;
  className: string;
}) {
  return (
    <article aria-label={title} className={`grid content-between overflow-hidden rounded-2xl border bg-surface ${className}`}>
      <div className={`p-7 ${aside ? 'lg:pr-2' : ''}`}>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
      <div className={aside ? 'lg:pt-7' : 'pl-7 [&>img]:rounded-tl-xl [&>img]:border-l'}>{screen}</div>
    </article>
  );
}
