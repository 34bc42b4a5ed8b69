-- What a reader had of the language model on a day (UTC): a hash says neither who nor from where.
create table model_shares (
  day date not null,
  reader text not null,
  tokens bigint not null,
  primary key (day, reader)
);
