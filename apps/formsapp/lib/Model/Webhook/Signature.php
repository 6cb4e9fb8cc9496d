<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Webhook;

/** What proves that a message is from here. */
final class Signature {
	/**
	 * @param int $timestamp Unix seconds of the attempt: the same that is signed
	 * @return array<string, string> headers, also under the names that receivers for FormVox read
	 */
	public static function headers(
		#[\SensitiveParameter]
		string $secret,
		string $event,
		string $delivery,
		int $timestamp,
		string $body,
	): array {
		$signature = 'v1=' . hash_hmac('sha256', "$timestamp.$body", $secret);
		$headers = ['Content-Type' => 'application/json', 'User-Agent' => 'Nextcloud-Forms-Webhook/1.0', 'X-Forms-Delivery' => $delivery];
		foreach (['X-Forms', 'X-FormVox'] as $prefix) {
			$headers["$prefix-Event"] = $event;
			$headers["$prefix-Timestamp"] = (string)$timestamp;
			$headers["$prefix-Signature"] = $signature;
		}
		return $headers;
	}
}
