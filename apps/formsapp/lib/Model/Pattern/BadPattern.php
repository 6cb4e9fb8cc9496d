<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Pattern;

/** A pattern that is not understood, or would cost too much. */
final class BadPattern extends \Exception {
	/** @param 'bad_pattern'|'pattern_too_long'|'pattern_too_costly' $fault */
	public function __construct(
		public readonly string $fault = 'bad_pattern',
	) {
		parent::__construct($fault);
	}
}
