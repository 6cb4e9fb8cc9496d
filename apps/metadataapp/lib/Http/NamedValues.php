<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Http;

use OCA\MetadataApp\Shared\Http\Failure\EnvelopedFailure;
use OCA\MetadataApp\Shared\Http\Failure\ErrorShape;
use OCA\MetadataApp\Shared\Schema\Problem;

/** As every enveloped refusal, with what is wrong with a value named by its field and not by the member that all values are in. */
final class NamedValues implements ErrorShape {
	private const VALUES = '/metadata/';

	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		$problems = is_array($details['errors'] ?? null) ? $details['errors'] : [];
		$renamed = $problems === [] ? $details : ['errors' => array_map(self::renamed(...), $problems)] + $details;
		return [...(new EnvelopedFailure())->body($status, $reason, $message, $pointer, $renamed), ...$details];
	}

	private static function renamed(mixed $problem): mixed {
		return $problem instanceof Problem && str_starts_with($problem->pointer, self::VALUES)
			? $problem->at(substr($problem->pointer, strlen(self::VALUES) - 1))
			: $problem;
	}

	#[\Override]
	public function headers(string $reason, ?string $pointer, array $details): array {
		return [];
	}
}
