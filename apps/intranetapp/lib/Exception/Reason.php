<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Exception;

use OCA\IntranetApp\Shared\Db\Busy;
use OCA\IntranetApp\Shared\Host\TeamFolders;

/** Every reason for which the Intranet refuses a request, as named in the contract; never translated. */
final class Reason {
	public const BAD_DOMAIN = 'bad_domain';
	public const BAD_EXTENSION = 'bad_extension';
	public const BAD_NAME = 'bad_name';
	public const BROKEN_FILE = 'broken_file';
	public const BUSY = Busy::REASON;
	public const EMPTY_TITLE = 'empty_title';
	public const FULL = 'full';
	public const HOME_PROTECTED = 'home_protected';
	public const ID_TAKEN = 'id_taken';
	public const INTO_ITSELF = 'into_itself';
	public const NAME_TAKEN = 'name_taken';
	public const NEEDS_APPROVAL = 'needs_approval';
	public const NO_FILE = 'no_file';
	public const NO_TEAM_FOLDERS = TeamFolders::MISSING;
	public const NOT_ALLOWED = 'not_allowed';
	public const NOT_SET_UP = 'not_set_up';
	public const OTHER_LANGUAGE = 'other_language';
	public const READ_ONLY = 'read_only';
	public const RESERVED_ID = 'reserved_id';
	public const STALE_VERSION = 'stale_version';
	public const TOO_DEEP = 'too_deep';
	public const TOO_LARGE = 'too_large';
	public const TOO_MUCH_METADATA = 'too_much_metadata';
	public const UNKNOWN_CHANGE = 'unknown_change';
	public const UNKNOWN_FILE = 'unknown_file';
	public const UNKNOWN_LANGUAGE = 'unknown_language';
	public const UNKNOWN_PAGE = 'unknown_page';
	public const UNKNOWN_PARENT = 'unknown_parent';
	public const UNKNOWN_VERSION = 'unknown_version';
	public const WRONG_TYPE = 'wrong_type';
}
