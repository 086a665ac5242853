import type { Knex } from 'knex';
import type { Month } from '../../contract';
import type { CohortSum, RevenueSum, RunningSum } from '../../domain/business/figures';

const ENTRIES = 'book_entries';

/** Sums come as text from PostgreSQL. */
type Sum = string | number | null;

/** Sums over the entries of the books, each from an index that holds all it needs: none reads a document. */
export const bookSums = (knex: Knex) => ({
  async revenue(since: Month): Promise<RevenueSum[]> {
    const rows: {
      month: Month;
      title: string | null;
      total: Sum;
      vat: Sum;
      credited: Sum;
      documents: Sum;
    }[] = await knex(ENTRIES)
      .where('month', '>=', since)
      .groupBy('month', 'title')
      .select('month', 'title')
      .sum({ total: 'amount_cents', vat: 'vat_cents' })
      .select(knex.raw('sum(case when amount_cents < 0 then -amount_cents else 0 end) as credited'))
      .count({ documents: '*' });
    return rows.map(({ month, title, total, vat, credited, documents }) => ({
      month,
      title: title ?? '',
      totalCents: Number(total),
      vatCents: Number(vat),
      creditedCents: Number(credited),
      documents: Number(documents),
    }));
  },

  /** What runs at each instant, by its milliseconds: what has begun by then without what has ended. */
  async runningAt(instants: readonly Date[]): Promise<Map<number, RunningSum>> {
    const steps = [...new Set(instants.map((instant) => instant.getTime()))].sort(
      (one, other) => one - other,
    );
    const between = (column: string, step: number): Knex.QueryBuilder => {
      const query = knex(ENTRIES).where(column, '<=', new Date(steps[step] ?? 0));
      const before = steps[step - 1];
      return before === undefined ? query : query.where(column, '>', new Date(before));
    };
    const cents = (column: string, step: number, sign: 1 | -1) =>
      between(column, step).select(
        knex.raw(`${step} as step, ${sign} * coalesce(sum(monthly_cents), 0) as cents, 0 as runs`),
      );
    const runs = (column: string, step: number, sign: 1 | -1) =>
      between(column, step).select(knex.raw(`${step} as step, 0 as cents, ${sign} * count(*) as runs`));
    const rows = (await knex.unionAll(
      steps.flatMap((_, step) => [
        cents('period_from', step, 1),
        cents('period_until', step, -1),
        runs('run_from', step, 1),
        runs('run_until', step, -1),
      ]),
    )) as { step: number; cents: Sum; runs: Sum }[];
    let [recurringCents, subscriptions] = [0, 0];
    const running = new Map<number, RunningSum>();
    for (const [step, instant] of steps.entries()) {
      for (const row of rows.filter((each) => each.step === step)) {
        recurringCents += Number(row.cents);
        subscriptions += Number(row.runs);
      }
      running.set(instant, { recurringCents, subscriptions });
    }
    return running;
  },

  /** Of each span: the subscriptions that ran at its beginning and not at its end. */
  async ended(spans: readonly { from: Date; until: Date }[]): Promise<number[]> {
    const rows = (await knex.unionAll(
      spans.map(({ from, until }, span) =>
        knex(`${ENTRIES} as e`)
          .where('e.run_until', '>', from)
          .where('e.run_until', '<=', until)
          .where('e.run_from', '<=', from)
          .where((gone) => {
            void gone
              .whereNull('e.next_run_from')
              .orWhere('e.next_run_from', '>', until)
              .orWhereNotExists(
                knex(`${ENTRIES} as o`)
                  .whereRaw('o.purchase = e.purchase')
                  .where('o.run_from', '<=', until)
                  .where('o.run_until', '>', until)
                  .select('o.id'),
              );
          })
          .select(knex.raw(`${span} as span, count(*) as ended`)),
      ),
    )) as { span: number; ended: Sum }[];
    return spans.map((_, span) => Number(rows.find((row) => row.span === span)?.ended ?? 0));
  },

  async cohorts(since: Month): Promise<CohortSum[]> {
    const rows: { first_month: Month; active_months: number; customers: Sum }[] = await knex('book_customers')
      .where('first_month', '>=', since)
      .groupBy('first_month', 'active_months')
      .select('first_month', 'active_months')
      .count({ customers: '*' });
    return rows.map(({ first_month: firstMonth, active_months: activeMonths, customers }) => ({
      firstMonth,
      activeMonths,
      customers: Number(customers),
    }));
  },
});
