<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

/** The license server's answer, or why there is none. */
final class LicenseResult {
	/**
	 * @param bool $success the server answered; `valid` is then its own statement
	 * @param ?string $reason of RemoteResult when it did not, else the server's own when the key is not valid
	 * @param ?array<string, mixed> $license as the server describes it
	 * @param ?array<string, mixed> $limits
	 * @param ?array<string, mixed> $usage
	 */
	public function __construct(
		public readonly bool $success,
		public readonly bool $valid,
		public readonly ?string $reason,
		public readonly ?array $license = null,
		public readonly ?array $limits = null,
		public readonly ?array $usage = null,
	) {
	}

	/** @param 'valid'|'success' $verdict the member of the answer that contains the yes or no */
	public static function from(RemoteResult $remote, string $verdict): self {
		$isBad = $remote->success && !is_bool($remote->answer[$verdict] ?? null);
		$reason = $isBad ? RemoteResult::BAD_ANSWER : $remote->reason;
		$valid = $remote->success && ($remote->answer[$verdict] ?? false) === true;
		$said = $remote->answer['reason'] ?? null;
		return new self(
			$remote->success && !$isBad,
			$valid,
			$reason ?? ($valid || !is_string($said) ? null : $said),
			self::object($remote, 'license'),
			self::object($remote, 'limits'),
			self::object($remote, 'usage'),
		);
	}

	/** @return ?array<string, mixed> */
	private static function object(RemoteResult $remote, string $member): ?array {
		$value = $remote->answer[$member] ?? null;
		return is_array($value) ? array_filter($value, is_string(...), ARRAY_FILTER_USE_KEY) : null;
	}
}
