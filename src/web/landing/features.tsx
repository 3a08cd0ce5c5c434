import type { ReactNode } from 'react';
import { Screen } from './screen.tsx';

/** What it does, shown with pictures of the product itself. */
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
              alt="The fleet timeline with the bookings of twelve yachts over three weeks"
              width={1536}
              height={888}
              className="max-lg:border-t max-sm:w-[170%] max-sm:max-w-none lg:rounded-tl-xl lg:border-t lg:border-l"
            />
          }
          aside
        />
        <Feature
          className="md:col-span-3"
          title="Every yacht, one page"
          text="Crew, maintenance, schedule and trips of a yacht sit together, under her own picture."
          screen={
            <Screen
              name="fleet"
              alt="The fleet as cards with a picture, a status and the next maintenance of each yacht"
              width={1140}
              height={780}
              className="border-t"
            />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Maintenance before it bites"
          text="Work that is due, its progress and its real cost, and seasonal guidance that becomes a job in one click."
          screen={
            <Screen
              name="maintenance"
              alt="Maintenance in progress and coming up, with progress and costs"
              width={1140}
              height={780}
              className="border-t"
            />
          }
        />
        <Feature
          className="md:col-span-3"
          title="The right crew aboard"
          text="Assign people by dragging them to a yacht. Certificates warn before they run out."
          screen={
            <Screen name="crew" alt="The assignment board with a column for each yacht" width={1140} height={780} className="border-t" />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Where she has been"
          text="Log trips with their harbors and tracks, drawn on a chart of your own."
          screen={
            <Screen
              name="trips"
              alt="Trips between harbors of the Mediterranean, drawn on a chart"
              width={1140}
              height={780}
              className="border-t"
            />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Books that add up"
          text="Expenses with their receipts, invoices with their PDFs, and what each month comes to, in every currency to the cent."
          screen={
            <Screen
              name="finance"
              alt="Income, expenses and result of twelve months, and a chart of each month"
              width={1140}
              height={780}
              className="border-t"
            />
          }
        />
        <Feature
          className="md:col-span-3"
          title="Answers at a glance"
          text="The dashboard says what needs you today: yachts, crew, upcoming work and inspections, with analytics made from your own records."
          screen={
            <Screen
              name="dashboard"
              alt="The dashboard with its four figures and the week of the fleet"
              width={1140}
              height={780}
              className="border-t"
            />
          }
        />
        {promises.map(({ title, text }) => (
          <article key={title} aria-label={title} className="rounded-2xl border bg-surface p-7 md:col-span-2">
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
