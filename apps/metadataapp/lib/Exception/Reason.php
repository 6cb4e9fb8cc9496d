<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Exception;

/** Reasons for refusing a request beyond the contract's schemas; a closed set that clients may compare against. */
final class Reason {
	public const BACKUP_RUNNING = 'backup_running';
	public const BROKEN_BACKUP = 'broken_backup';
	public const CHANGED_SINCE = 'changed_since';
	/** The values of the field are changing together with its definition. */
	public const CONVERTING = 'converting';
	public const FIELD_SCOPE = 'field_scope';
	public const FIELDS_CHANGED = 'fields_changed';
	public const INVALID_FILTER = 'invalid_filter';
	public const INVALID_FILTERS = 'invalid_filters';
	public const INVALID_IDS = 'invalid_ids';
	/** What no schema can state of other members. */
	public const INVALID_INPUT = 'invalid_input';
	public const INVALID_NAME = 'invalid_name';
	public const INVALID_OPTIONS = 'invalid_options';
	public const INVALID_TYPE = 'invalid_type';
	public const INVALID_VALUE = 'invalid_value';
	/** Somebody else is editing the value. */
	public const LOCKED = 'locked';
	/** A file without fields for which values can be suggested. */
	public const NO_FIELDS = 'no_fields';
	/** Nothing on the server answers prompts. */
	public const NO_PROVIDER = 'no_provider';
	/** A file whose text cannot be read. */
	public const NO_TEXT = 'no_text';
	public const NOT_IN_TEAM_FOLDER = 'not_in_team_folder';
	public const NOT_MANAGER = 'not_manager';
	public const NOT_WRITABLE = 'not_writable';
	public const OTHER_FOLDER = 'other_folder';
	public const REQUIRED_VALUE = 'required_value';
	/** Everything is being replaced with what a backup has. */
	public const RESTORING = 'restoring';
	public const SUGGESTIONS_OFF = 'suggestions_off';
	public const TAKEN_NAME = 'taken_name';
	/** It is nearly done and cannot be stopped any more. */
	public const TOO_LATE = 'too_late';
	public const TOO_MANY_FIELDS = 'too_many_fields';
	public const TOO_MANY_FILTERS = 'too_many_filters';
	public const TOO_MANY_VIEWS = 'too_many_views';
	public const UNKNOWN_BACKUP = 'unknown_backup';
	public const UNKNOWN_CONVERSION = 'unknown_conversion';
	public const UNKNOWN_ENTRY = 'unknown_entry';
	public const UNKNOWN_FIELD = 'unknown_field';
	public const UNKNOWN_FOLDER = 'unknown_folder';
	public const UNKNOWN_GRANT = 'unknown_grant';
	public const UNKNOWN_PERMISSION = 'unknown_permission';
	public const UNKNOWN_SUBJECT = 'unknown_subject';
	/** A question to a language model that the account did not ask, or that is forgotten. */
	public const UNKNOWN_TASK = 'unknown_task';
	public const UNKNOWN_VIEW = 'unknown_view';
	public const VALUES_WOULD_BE_LOST = 'values_would_be_lost';
}
