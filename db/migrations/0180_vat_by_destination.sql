-- What goods are to VAT; the rate of each class in each country is in the settings.
alter table products add column vat_class text not null default 'standard' check (vat_class in ('standard', 'reduced', 'zero'));

-- An order keeps the VAT that was in it when it was ordered: the country, and for each line, for delivery and for postage the rate
-- (hundredths of a percent) and the pence. Null: written by a version that kept none, and worked out at its rate when it is read.
alter table order_lines add column vat_pence integer check (vat_pence between 0 and quantity::bigint * unit_pence);
alter table orders
  add column vat_country text check (vat_country ~ '^[A-Z]{2}$'),
  add column carriage_vat_basis_points integer not null default 2000 check (carriage_vat_basis_points between 0 and 10000),
  add column delivery_vat_pence integer check (delivery_vat_pence between 0 and delivery_pence),
  add column sample_postage_vat_pence integer check (sample_postage_vat_pence between 0 and sample_postage_pence);

-- Until now everything was charged at the UK's rate. The VAT of an order is rounded once and shared out among its parts, as money/vat.ts does.
with parts as (
  select id, vat_basis_points::bigint as rate, quantity::bigint * unit_pence as gross,
    (sum(quantity::bigint * unit_pence) over (partition by order_id, vat_basis_points order by position, id))::bigint as up_to
  from order_lines)
update order_lines l set vat_pence =
  (2 * up_to * rate + 10000 + rate) / (2 * (10000 + rate)) - (2 * (up_to - gross) * rate + 10000 + rate) / (2 * (10000 + rate))
  from parts p where p.id = l.id;
with sums as (
  select o.id, coalesce((select sum(l.quantity::bigint * l.unit_pence) from order_lines l where l.order_id = o.id and l.vat_basis_points = 2000),
    0)::bigint as goods from orders o)
update orders o set vat_country = 'GB',
  delivery_vat_pence = (2 * (goods + delivery_pence) + 6) / 12 - (2 * goods + 6) / 12,
  sample_postage_vat_pence = (2 * (goods + delivery_pence + sample_postage_pence) + 6) / 12 - (2 * (goods + delivery_pence) + 6) / 12
  from sums s where s.id = o.id;
