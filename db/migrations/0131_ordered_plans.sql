-- Whether a plan was ordered: then it is kept for whoever orders the same again.
alter table cut_plans add column was_ordered boolean not null default false;
