<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Dav;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Exception\Refusal;
use OCA\MetadataApp\Shared\Schema\Problem;

/** The statuses of properties that a client sets, as RFC 4918 has them (9.2.1, 11.3, 11.4). */
final class PropertyStatus {
	public const OK = 200;
	public const REMOVED = 204;
	/** Nobody sets this property here, or not this account. */
	public const FORBIDDEN = 403;
	/** The field does not take the value. */
	public const CONFLICT = 409;
	/** It may go well a little later: somebody edits the value, its field is changing, or a backup is being restored. */
	public const LOCKED = 423;
	/** Nothing is wrong with it: another property is why nothing is done. */
	public const DEPENDENT = 424;

	/**
	 * @param array<string, string> $fields by property
	 * @return array<string, int> by property
	 */
	public static function ofRefusal(Refusal $refusal, array $fields): array {
		$faults = [];
		$errors = $refusal->details['errors'] ?? [];
		foreach (is_array($errors) ? $errors : [] as $error) {
			if ($error instanceof Problem) {
				$faults[Problem::keys($error->pointer)[1] ?? ''] = self::ofProblem($error);
			}
		}
		$others = $faults === [] ? self::ofWhole($refusal) : self::DEPENDENT;
		return array_map(static fn (string $field): int => $faults[$field] ?? $others, $fields);
	}

	private static function ofProblem(Problem $problem): int {
		return match ($problem->keyword) {
			ProblemReason::UnknownField->value => self::FORBIDDEN,
			ProblemReason::Locked->value, ProblemReason::Converting->value => self::LOCKED,
			default => self::CONFLICT,
		};
	}

	private static function ofWhole(Refusal $refusal): int {
		return match (true) {
			$refusal instanceof NotFound, $refusal instanceof Forbidden => self::FORBIDDEN,
			$refusal->reason === Reason::RESTORING => self::LOCKED,
			default => $refusal->status(),
		};
	}
}
