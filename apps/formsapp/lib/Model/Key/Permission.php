<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Key;

/** What a key may do, in the order in which it is listed. */
final class Permission {
	public const READ_FORM = 'read_form';
	public const READ_RESPONSES = 'read_responses';
	public const WRITE_RESPONSES = 'write_responses';
	public const DELETE_RESPONSES = 'delete_responses';
	public const ALL = [self::READ_FORM, self::READ_RESPONSES, self::WRITE_RESPONSES, self::DELETE_RESPONSES];
}
