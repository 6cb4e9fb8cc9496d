<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Exception;

/** Reasons for refusing a request beyond the contract's schemas; a closed set that clients may compare against. */
final class Reason {
	public const ALREADY_ANSWERED = 'already_answered';
	public const BAD_ADDRESS = 'bad_address';
	public const BAD_DATE = 'bad_date';
	public const BAD_KEY = 'bad_key';
	public const BAD_ORIGIN = 'bad_origin';
	public const BAD_PATH = 'bad_path';
	public const BROKEN_IMAGE = 'broken_image';
	public const BROKEN_FORM = 'broken_form';
	public const BUSY = 'busy';
	public const EMPTY_FILE = 'empty_file';
	public const EXPIRED = 'expired';
	public const EXPIRY_TOO_LATE = 'expiry_too_late';
	public const FORBIDDEN_ADDRESS = 'forbidden_address';
	public const FULL = 'full';
	public const INVALID_ANSWERS = 'invalid_answers';
	public const INVALID_FORM = 'invalid_form';
	public const KEY_REUSED = 'key_reused';
	public const LINKS_OFF = 'links_off';
	public const LOGIN_REQUIRED = 'login_required';
	public const NAME_REQUIRED = 'name_required';
	public const NOTHING_TO_CHANGE = 'nothing_to_change';
	public const NOT_ALLOWED = 'not_allowed';
	public const NOT_A_FORM = 'not_a_form';
	public const NOT_FOR_FILES = 'not_for_files';
	public const NOT_INVITED = 'not_invited';
	public const NOT_OPEN = 'not_open';
	public const NO_CORRECTIONS = 'no_corrections';
	public const NO_SPACE = 'no_space';
	public const NO_UPLOADS = 'no_uploads';
	public const PASSWORD_ENFORCED = 'password_enforced';
	public const PASSWORD_REQUIRED = 'password_required';
	public const RESPONSE_DELETED = 'response_deleted';
	public const STALE_VERSION = 'stale_version';
	public const TITLE_REQUIRED = 'title_required';
	public const TOO_LARGE_FILE = 'too_large_file';
	public const TOO_LARGE_FORM = 'too_large_form';
	public const TOO_MANY_COLUMNS = 'too_many_columns';
	public const TOO_MANY_KEYS = 'too_many_keys';
	public const TOO_MANY_TEMPLATES = 'too_many_templates';
	public const TOO_MANY_WEBHOOKS = 'too_many_webhooks';
	public const UNKNOWN_DELIVERY = 'unknown_delivery';
	public const UNKNOWN_FILE = 'unknown_file';
	public const UNKNOWN_FORM = 'unknown_form';
	public const UNKNOWN_IMAGE = 'unknown_image';
	public const UNKNOWN_KEY = 'unknown_key';
	public const UNKNOWN_LINK = 'unknown_link';
	public const UNKNOWN_QUESTION = 'unknown_question';
	public const UNKNOWN_RESPONSE = 'unknown_response';
	public const UNKNOWN_TEMPLATE = 'unknown_template';
	public const UNKNOWN_WEBHOOK = 'unknown_webhook';
	public const UPLOADS_FULL = 'uploads_full';
	public const WEAK_PASSWORD = 'weak_password';
	public const WEBHOOK_OFF = 'webhook_off';
	public const WRONG_TYPE = 'wrong_type';
}
