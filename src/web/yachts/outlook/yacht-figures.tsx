import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { can } from '#domain/session/permissions.ts';
import { moneyInBrief, moneyInWords } from '#domain/shared/money.ts';
import { papersInWords } from '#domain/today/outlook-words.ts';
import type { YachtOutlook } from '#domain/today/outlook.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useUser } from '../../platform/session.tsx';

const maxCurrencies = 2;
const link = 'rounded-sm hover:text-accent hover:underline';

type Props = { yacht: Yacht; outlook: YachtOutlook };

/** Her year up to today in a line: money, occupancy, documents and work. Zeros aren't shown. */
export function YachtFigures({ yacht, outlook: { season, papers, jobs } }: Props) {
  const { money, occupancy } = season;
  const year = season.from.slice(0, 4);
  if (money.length === 0 && !occupancy && !papers && !jobs) return null;
  return (
    <dl className="tnum flex flex-wrap gap-x-6 gap-y-1 text-nav max-md:gap-y-2">
      {(money.length > 0 || occupancy) && (
        <Figure name={`Season ${year}`}>
          {money.slice(0, maxCurrencies).map((each) => (
            <Money key={each.currency} money={each} yacht={yacht} season={season} />
          ))}
          {occupancy && <Occupancy occupancy={occupancy} year={Number(year)} />}
        </Figure>
      )}
      {papers && <Papers papers={papers} yacht={yacht} />}
      {jobs && (
        <Figure name="Jobs">
          <Link
            to="."
            search={{ tab: 'maintenance' }}
            replace
            resetScroll={false}
            className={`${link} ${jobs.overdue > 0 ? 'text-red' : ''}`}
          >
            {jobs.open} open{jobs.overdue > 0 && `, ${jobs.overdue} overdue`}
          </Link>
        </Figure>
      )}
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2 max-md:gap-y-2">
      <dt className="text-ink-3">{name}</dt>
      <dd className="flex flex-wrap gap-x-3 font-medium max-md:gap-y-2">{children}</dd>
    </div>
  );
}

type Season = YachtOutlook['season'];

function Money({
  money: { currency, income, expenses },
  yacht,
  season: { from, to },
}: {
  money: Season['money'][number];
  yacht: Yacht;
  season: Season;
}) {
  const search = { yachtId: yacht.id, from, to };
  return (
    <span>
      <Link to="/finance/$section" params={{ section: 'income' }} search={search} title={moneyInWords(income, currency)} className={link}>
        {moneyInBrief(income, currency)} in
      </Link>{' '}
      ·{' '}
      <Link
        to="/finance/$section"
        params={{ section: 'expenses' }}
        search={search}
        title={moneyInWords(expenses, currency)}
        className={link}
      >
        {moneyInBrief(expenses, currency)} out
      </Link>
    </span>
  );
}

/** 61% occupied, +8: in points, compared to the same days of the year before. */
function Occupancy({
  occupancy: { percent, bookedDays, days, lastYear },
  year,
}: {
  occupancy: NonNullable<Season['occupancy']>;
  year: number;
}) {
  const more = lastYear === null ? null : percent - lastYear;
  return (
    <span title={`${bookedDays} of ${days} days${lastYear === null ? '' : `; ${lastYear}% of the same days of ${year - 1}`}`}>
      {percent}% occupied
      {more !== null && (
        <>
          , {more < 0 ? '−' : '+'}
          {Math.abs(more)}
          <span className="sr-only"> points on the same days of {year - 1}</span>
        </>
      )}
    </span>
  );
}

function Papers({ papers, yacht }: { papers: NonNullable<YachtOutlook['papers']>; yacht: Yacht }) {
  const { first, expired } = papers;
  const words = papersInWords(papers);
  return (
    <Figure name="Certificates">
      {can(useUser(), 'crew:read') && (
        <Link
          to="/crew"
          search={{ yachtId: yacht.id }}
          title={first ? `${first.name}’s ${first.type} expires first` : undefined}
          className={`${link} ${expired > 0 ? 'text-red' : ''}`}
        >
          {words}
        </Link>
      )}
    </Figure>
  );
}
