<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Webhook;

/** What webhooks are told of, in the order in which it is listed. */
final class Event {
	public const CREATED = 'response.created';
	public const UPDATED = 'response.updated';
	public const DELETED = 'response.deleted';
	public const ALL = [self::CREATED, self::UPDATED, self::DELETED];
	public const MEANINGS = [
		self::CREATED => 'A response was submitted',
		self::UPDATED => 'The answers of a response were changed',
		self::DELETED => 'A response was deleted',
	];
}
