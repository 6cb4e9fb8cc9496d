<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Failure;

/** The shape of a refusal: for the whole app, or for routes whose contract declares a `failure`. */
interface ErrorShape {
	/**
	 * @param int $status HTTP status
	 * @param string $reason from a closed set, never translated
	 * @param string $message one sentence
	 * @param ?string $pointer JSON pointer to the value at fault
	 * @param array<string, mixed> $details further members of the body
	 * @return array<string, mixed>
	 */
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array;

	/**
	 * @param array<string, mixed> $details
	 * @return array<string, string> by name
	 */
	public function headers(string $reason, ?string $pointer, array $details): array;
}
