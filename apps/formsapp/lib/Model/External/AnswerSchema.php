<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\External;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Shared\Contract\Limits;

/**
 * The answers to a form as a JSON Schema, draft 2020-12. It says of each answer what it has to be. Conditions are left out: what is shown
 * only sometimes is not required, and the answer to a question that is hidden is dropped.
 */
final class AnswerSchema {
	private const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

	/** @return array<string, mixed> */
	public static function of(Definition $definition): array {
		$properties = $required = [];
		$certain = self::certain($definition);
		foreach ($definition->questions() as $question) {
			$schema = QuestionSchema::of($question);
			if ($schema === null) {
				continue;
			}
			$properties[$question->id] = $schema;
			if ($question->isRequired && isset($certain[$question->id])) {
				$required[] = $question->id;
			}
		}
		foreach ($definition->hiddenFields as $field) {
			$properties[$field->name] = ['title' => $field->name, 'type' => 'string', 'maxLength' => Limits::HIDDEN_FIELD_CHARACTERS];
		}
		$public = $definition->publicArray();
		return [
			'$schema' => self::DRAFT,
			'title' => $public['title'],
			'description' => $public['description'],
			'type' => 'object',
			'properties' => (object)$properties,
			'required' => $required,
			'additionalProperties' => false,
		];
	}

	/** @return array<string, true> questions that every respondent sees, by id */
	private static function certain(Definition $definition): array {
		$reached = self::reached($definition);
		$certain = [];
		foreach ($definition->questions() as $question) {
			if (($reached === null || isset($reached[$question->id])) && self::isUnconditional($definition, $question)) {
				$certain[$question->id] = true;
			}
		}
		return $certain;
	}

	private static function isUnconditional(Definition $definition, Question $question): bool {
		$section = $question->sectionId === null ? null : $definition->question($question->sectionId);
		return $question->showIf === null && $section?->showIf === null;
	}

	/** @return ?array<string, true> questions on pages that no rule of an earlier page skips; null when the form has no pages */
	private static function reached(Definition $definition): ?array {
		if ($definition->pages === null) {
			return null;
		}
		$places = $reached = [];
		foreach ($definition->pages as $place => $page) {
			$places[$page->id] = $place;
		}
		$farthest = 0;
		foreach ($definition->pages as $place => $page) {
			if ($farthest <= $place) {
				$reached += array_fill_keys($page->questions, true);
			}
			foreach ($page->routes as $route) {
				$farthest = max($farthest, $places[$route->targetPageId] ?? 0);
			}
		}
		return $reached;
	}
}
