<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/** What a respondent is given to change the answers by: the id of the response, signed. It is stored nowhere. */
final class CorrectionToken {
	private const PATTERN = '/^([0-9a-zA-Z-]{1,64})\.([0-9a-f]{40})$/D';

	public static function issue(string $formId, string $responseId, #[\SensitiveParameter] string $key): string {
		return "$responseId." . self::signature($formId, $responseId, $key);
	}

	/** @return ?string the id of the response; null unless it was issued for one of this form */
	public static function responseId(#[\SensitiveParameter] string $token, string $formId, #[\SensitiveParameter] string $key): ?string {
		return preg_match(self::PATTERN, $token, $parts) === 1 && hash_equals(self::signature($formId, $parts[1], $key), $parts[2])
			? $parts[1]
			: null;
	}

	private static function signature(string $formId, string $responseId, #[\SensitiveParameter] string $key): string {
		return substr(hash_hmac('sha256', "correct\n$formId\n$responseId", $key), 0, 40);
	}
}
