<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Command;

use OCA\WizardApp\Shared\Exception\Refusal;
use OCA\WizardApp\Shared\Schema\Problem;

/** Text read from and written to the command line. */
final class Arguments {
	/** Null for an option that was not given. */
	public static function text(mixed $value): ?string {
		return is_string($value) && $value !== '' ? $value : null;
	}

	/** Describes the failure, with every problem and its location on a separate line; file contents never style the output. */
	public static function sentence(\RuntimeException $problem): string {
		$errors = $problem instanceof Refusal && is_array($problem->details['errors'] ?? null) ? $problem->details['errors'] : [];
		$lines = [$problem->getMessage()];
		foreach ($errors as $error) {
			if ($error instanceof Problem) {
				$lines[] = '  ' . $error->message();
			}
		}
		return \Symfony\Component\Console\Formatter\OutputFormatter::escape(implode("\n", $lines));
	}
}
