-- Devices that signed in with a code and are not asked for another one for a while. The password always is.
-- A device's token changes at every sign-in; what hangs from a device is named by this.
alter table known_devices add column id uuid not null default gen_random_uuid() unique;

-- On which device a session began, so that ending it ends the device's trust, too.
alter table login_sessions add column device_id uuid references known_devices (id) on delete set null;
create index login_sessions_device on login_sessions (device_id);

create table trusted_devices (
  -- One account on one device: a device that is forgotten is not trusted.
  device_id uuid primary key references known_devices (id) on delete cascade,
  device_info jsonb not null,
  ip_address inet,
  -- Since the last sign-in on it: whoever has the device's token guesses ten times.
  wrong_passwords smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_devices_expires_at on trusted_devices (expires_at);
comment on column trusted_devices.ip_address is 'The network (/24 or /64), never a whole address.';
