import type { ReactNode } from 'react';
import { Screen } from './screen.tsx';

/** What the product does, with screenshots at their real size. */
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
          text="Every charter, day trip, survey and yard period, yacht by yacht. Drag a booking to move it: no yacht is ever double-booked, and everybody sees the change at once."
          screen={
            <Screen
              name="timeline"
              alt="A charter dragged to another yacht that is already booked that day"
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
          text="A yacht’s crew, maintenance, schedule and trips together: where she is, who is next aboard, and what keeps her from sailing."
          screen={
            <Screen
              name="yacht"
              alt="A yacht at sea with her next charter, an expired crew certificate and her next ninety days"
              width={1089}
              height={316}
              className="h-79 border-t max-sm:object-[43%_0]"
            />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Answers at a glance"
          text="The dashboard shows what needs you today, most urgent first, and what to do about it."
          screen={
            <Screen
              name="today"
              alt="Expired certificates and overdue invoices, each with a button to act on it"
              width={522}
              height={300}
              className="h-75 border-t"
            />
          }
        />
        <Feature
          className="md:col-span-3"
          title="The right crew aboard"
          text="Assign people by dragging them to a yacht, and get a warning before certificates expire."
          screen={<Screen name="crew" alt="A crew member dragged to a yacht" width={522} height={300} className="h-75 border-t" />}
        />
        <Feature
          className="md:col-span-3"
          title="Where she has been"
          text="Log trips with their harbors and tracks, drawn on your own chart."
          screen={
            <Screen name="trips" alt="A trip between two harbors, drawn on a chart" width={522} height={300} className="h-75 border-t" />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Books that add up"
          text="Expenses with receipts, invoices as PDFs, and the result of each month, in every currency, to the cent."
          screen={
            <Screen
              name="finance"
              alt="A twelve-month chart with the income, expenses and result of one month"
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
  { title: 'Role management', text: 'Staff, managers and owners each see and do what their role allows, and nothing more.' },
  {
    title: 'Maintenance before it bites',
    text: 'What is due, how far along it is and what it really costs, plus seasonal tips that become a job in one click.',
  },
  { title: 'Documents where they belong', text: 'Receipts, certificates and pictures are stored with the record they belong to.' },
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
