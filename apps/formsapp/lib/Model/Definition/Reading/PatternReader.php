<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Pattern\BadPattern;
use OCA\FormsApp\Model\Pattern\Pattern;

final class PatternReader {
	public function __construct(
		private readonly Fields $fields,
	) {
	}

	public function read(mixed $pattern): ?Pattern {
		if (!is_string($pattern)) {
			return null;
		}
		try {
			return Pattern::compile($pattern);
		} catch (BadPattern $bad) {
			$this->fields->problem($bad->fault, 'pattern');
			return null;
		}
	}
}
