<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

/** The result of a call to another server; a failure is a result, never an exception. */
final class RemoteResult {
	/** The feature is switched off. */
	public const DISABLED = 'disabled';
	/** No address is set. */
	public const NO_ADDRESS = 'no_address';
	/** Not an address of another server, or one in a network that the host's policy forbids. */
	public const FORBIDDEN = 'forbidden_address';
	/** No connection; from RemotePost, also a forbidden address. */
	public const UNREACHABLE = 'unreachable';
	/** The server answered with a status other than 2xx. */
	public const REFUSED = 'refused';
	/** No answer in time. */
	public const TIMEOUT = 'timeout';
	/** The answer is longer than permitted. */
	public const TOO_LARGE = 'too_large';
	/** A 2xx whose body is not a JSON object. */
	public const BAD_ANSWER = 'bad_answer';

	/**
	 * @param ?self::* $reason null on success
	 * @param array<string, mixed> $answer the JSON object received, also with a refusal
	 */
	private function __construct(
		public readonly bool $success,
		public readonly ?string $reason,
		public readonly array $answer,
	) {
	}

	/** @param array<string, mixed> $answer */
	public static function success(array $answer): self {
		return new self(true, null, $answer);
	}

	/**
	 * @param self::* $reason
	 * @param array<string, mixed> $answer
	 */
	public static function failure(string $reason, array $answer = []): self {
		return new self(false, $reason, $answer);
	}
}
