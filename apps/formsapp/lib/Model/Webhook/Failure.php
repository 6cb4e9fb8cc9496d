<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Webhook;

use OCA\FormsApp\Shared\Remote\RemoteAnswer;

/** Why an attempt failed, or why there was none: besides these, the reasons of RemoteResult. */
final class Failure {
	/** The server answered with a status other than 2xx. */
	public const REFUSED = 'refused';
	/** It answered with another address, which is not followed. */
	public const REDIRECTED = 'redirected';
	/** The secret of the instance has changed since the webhook was made. */
	public const UNREADABLE_SECRET = 'unreadable_secret';
	/** The webhook was switched off while the delivery waited. */
	public const WEBHOOK_OFF = 'webhook_off';
	/** The response was deleted while the delivery waited. */
	public const RESPONSE_DELETED = 'response_deleted';

	/** Null for a success. */
	public static function ofOrNull(RemoteAnswer $answer): ?string {
		return match (true) {
			$answer->reason !== null => $answer->reason,
			$answer->isSuccess() => null,
			$answer->status >= 300 && $answer->status <= 399 => self::REDIRECTED,
			default => self::REFUSED,
		};
	}

	/** Whether it says that the server takes nothing at the moment, and not only that it refuses this one message. */
	public static function isOfServer(RemoteAnswer $answer): bool {
		return $answer->reason !== null || $answer->status >= 500 || $answer->status === 429;
	}
}
