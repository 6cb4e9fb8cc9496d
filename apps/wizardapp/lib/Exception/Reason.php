<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Exception;

/** Reasons for refusing a request beyond the contract's schemas; a closed set that clients may compare against. */
final class Reason {
	public const BAD_SELECTOR = 'bad_selector';
	public const DUPLICATE_ID = 'duplicate_id';
	public const INVALID_INPUT = 'invalid_input';
	public const NOT_JSON = 'not_json';
	public const STALE_REVISION = 'stale_revision';
	public const TOO_MANY_STEPS = 'too_many_steps';
	public const UNKNOWN_ENTRY = 'unknown_entry';
	public const UNKNOWN_LANGUAGE = 'unknown_language';
	public const UNKNOWN_STEP = 'unknown_step';
}
