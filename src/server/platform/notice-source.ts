import type { CompiledQuery, QueryResult } from 'kysely';
import type { EventType } from '#domain/schedule/words.ts';
import type { Notice } from '#domain/schedule/notices.ts';
import type { Reader } from './company.ts';

/** Anything that runs a query: a transaction, or a read-only scope. */
export type QueryRunner = { executeQuery: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>> };

/** The dates of a booking to be made on a yacht. */
export type BookingWish = { companyId: number; yachtId: number; type: EventType; startDate: string; endDate: string };

/** The notices that a room has about a yacht before she is booked, written for this reader. */
export type NoticeSource = (run: QueryRunner, wish: BookingWish, reader: Reader) => Promise<Notice[]>;
