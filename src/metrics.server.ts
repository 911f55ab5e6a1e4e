import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Job } from '#platform/jobs.server.ts';
import { hashToken } from '#platform/secret-token.server.ts';
import type { Shop } from './shop.server.ts';

export type Metrics = {
  /** One request that was answered, or broken off (status 0). */
  observe: (request: { method: string; path: string; status: number; seconds: number }) => void;
  /** The job, counted. */
  counted: (job: Job) => Job;
  /** GET /metrics: for whoever has SHOP_METRICS_TOKEN; to anybody else, and without a token, there is no such page. */
  answer: (c: Context) => Promise<Response | null>;
};

/** What this process counts, and what stands in the database, as Prometheus reads it. Labels have few values: nobody's address is one. */
export function createMetrics(shop: Pick<Shop, 'sql' | 'config'>): Metrics {
  const register = new Registry();
  const registers = [register];
  // Memory, processor, garbage collection and how far the event loop lags behind.
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'Requests answered, by what was asked for',
    labelNames: ['method', 'kind', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const runs = new Counter({ name: 'shop_job_runs_total', help: 'Runs of the jobs', labelNames: ['job', 'outcome'] as const, registers });
  for (const { name, help, label, read } of inDatabase) {
    const gauge: Gauge<string> = new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers,
      collect: async () => {
        gauge.reset();
        for (const { named, value } of await read(shop.sql)) gauge.set(label ? { [label]: named } : {}, value);
      },
    });
  }

  return {
    observe({ method, path, status, seconds }) {
      const known = /^(GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(method) ? method : 'other';
      requests.observe({ method: known, kind: kindOf(path), status: status ? `${Math.floor(status / 100)}xx` : 'broken off' }, seconds);
    },
    counted: (job) => ({
      ...job,
      run: async (stopping) => {
        const outcome = await job.run(stopping).catch((error: unknown) => {
          runs.inc({ job: job.name, outcome: 'failed' });
          throw error;
        });
        runs.inc({ job: job.name, outcome: 'done' });
        return outcome;
      },
    }),
    async answer(c) {
      const { metricsToken } = shop.config;
      const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
      if (!metricsToken || !given || !timingSafeEqual(hashToken(given), hashToken(metricsToken))) return null;
      return c.body(await register.metrics(), 200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' });
    },
  };
}

type Reading = { name: string; help: string; label: string | null; read: (sql: Shop['sql']) => Promise<{ named: string; value: number }[]> };

const inDatabase: readonly Reading[] = [
  {
    name: 'shop_mail',
    help: 'Letters by what became of them',
    label: 'status',
    read: (sql) => sql`select status as named, count(*)::int as value from outbox group by 1`,
  },
  {
    name: 'shop_mail_overdue_seconds',
    help: 'How long the letter that is most overdue has waited',
    label: null,
    read: (sql) => sql`
      select '' as named, coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 as value
      from outbox where status = 'queued' and next_attempt_at < now()`,
  },
  {
    name: 'shop_payments_last_day',
    help: 'Card payments begun within a day, by what became of them',
    label: 'status',
    read: (sql) => sql`select status as named, count(*)::int as value from payments where created_at > now() - interval '1 day' group by 1`,
  },
  {
    name: 'shop_trouble',
    help: 'What staff have to see to, by machines that see it',
    label: 'kind',
    read: (sql) => sql`select kind as named, count(*)::int as value from troubles where seen_at > now() - interval '5 minutes' group by 1`,
  },
  {
    name: 'shop_database_connections',
    help: 'Connections of all processes of the shop, by what they do',
    label: 'state',
    read: (sql) => sql`
      select coalesce(state, 'other') as named, count(*)::int as value
      from pg_stat_activity where datname = current_database() and application_name = 'shop' group by 1`,
  },
  {
    name: 'shop_database_bytes',
    help: 'Size of the database',
    label: null,
    read: (sql) => sql`select '' as named, pg_database_size(current_database())::float8 as value`,
  },
];

function kindOf(path: string): string {
  const first = /^\/([\w-]*)/.exec(path)?.[1] ?? '';
  if (['api', 'images', 'rooms', 'assets', 'admin', 'health', 'metrics'].includes(first)) return first;
  return 'page';
}
