<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Exception;

/** Reasons for refusing a request beyond the contract's schemas; a closed set that clients may compare against. */
final class Reason {
	public const ADDRESS_TAKEN = 'address_taken';
	public const AMBIGUOUS_BOOKING = 'ambiguous_booking';
	public const BAD_DATE = 'bad_date';
	public const BAD_EXPIRY = 'bad_expiry';
	public const BAD_LENGTHS = 'bad_lengths';
	public const BAD_PORT = 'bad_port';
	public const BAD_RANGE = 'bad_range';
	public const BAD_RULE = 'bad_rule';
	public const BEYOND_HORIZON = 'beyond_horizon';
	public const BOOKED_ELSEWHERE = 'booked_elsewhere';
	public const BROKEN_CSV = 'broken_csv';
	public const CONFLICT = 'conflict';
	public const EMPTY_FILE = 'empty_file';
	public const FIELDS_REQUIRED = 'fields_required';
	public const GROUP_HAS_ROOMS = 'group_has_rooms';
	public const HAS_EVENT = 'has_event';
	public const INACTIVE = 'inactive';
	public const NAME_REQUIRED = 'name_required';
	public const NO_CALENDAR = 'no_calendar';
	public const NO_MAILBOX = 'no_mailbox';
	public const NOT_BOOKER = 'not_booker';
	public const NOT_MANAGER = 'not_manager';
	public const NOT_ORGANIZER = 'not_organizer';
	public const NOT_VIEWER = 'not_viewer';
	public const OUTDATED = 'outdated';
	public const OUTSIDE_HOURS = 'outside_hours';
	public const RANGE_TOO_LONG = 'range_too_long';
	public const ROOM_NOT_ALLOWED = 'room_not_allowed';
	public const STALE_VERSION = 'stale_version';
	public const SYNCING = 'syncing';
	public const SYNC_OFF = 'sync_off';
	public const TOO_LONG = 'too_long';
	public const TOO_SHORT = 'too_short';
	public const UNCHECKED = 'unchecked';
	public const UNKNOWN_ACTION = 'unknown_action';
	public const UNKNOWN_BOOKING = 'unknown_booking';
	public const UNKNOWN_GROUP = 'unknown_group';
	public const UNKNOWN_PRINCIPAL = 'unknown_principal';
	public const UNKNOWN_ROOM = 'unknown_room';
	public const UNKNOWN_TARGET_ROOM = 'unknown_target_room';
	public const UNKNOWN_TIME_ZONE = 'unknown_time_zone';
	public const UNKNOWN_TOKEN = 'unknown_token';
}
