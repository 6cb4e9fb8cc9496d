<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Rules;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Definition\Problem;
use OCA\FormsApp\Model\Rules\Answers;
use OCA\FormsApp\Model\Rules\Fault;

/** All that the rules say of a form and answers to it, like `outcome.ts`. */
final class Outcome {
	/** @return array<string, mixed> */
	public static function of(\stdClass $case): array {
		try {
			$definition = Definition::read((array)($case->form ?? null));
		} catch (DefinitionFault $fault) {
			return ['problems' => array_map(self::problem(...), $fault->faults)];
		}
		$checked = Answers::check($definition, (array)($case->answers ?? null), ($case->isPartial ?? false) === true);
		$fault = static fn (Fault $fault): array => ['code' => $fault->code, 'parameters' => (object)$fault->parameters];
		return [
			'stored' => $definition->toArray(),
			'public' => $definition->publicArray(),
			'visible' => $checked->visibility->questions(),
			'pages' => $checked->visibility->pages,
			'answers' => (object)$checked->answers,
			'faults' => (object)array_map($fault, $checked->faults),
			'score' => $checked->score?->toArray(),
		];
	}

	/** @return array<string, mixed> */
	private static function problem(Problem $problem): array {
		return ['at' => $problem->at, 'code' => $problem->code, 'field' => $problem->field, 'parameters' => (object)$problem->parameters];
	}
}
