-- Every session names its device; what the columns of the owner follow from is said in 0050.
update login_sessions set device_info = '{"browser": "Unknown browser", "system": "unknown system"}'
  where device_info is null;
alter table login_sessions alter column device_info set not null;
