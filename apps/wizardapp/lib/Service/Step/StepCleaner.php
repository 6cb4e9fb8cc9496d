<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Step;

use OCA\WizardApp\Exception\Reason;
use OCA\WizardApp\Model\SelectorSyntax;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Shared\Contract\HtmlProfiles;
use OCA\WizardApp\Shared\Contract\Limits;
use OCA\WizardApp\Shared\Exception\Invalid;
use OCA\WizardApp\Shared\Html\PlainText;
use OCA\WizardApp\Shared\Html\Sanitizer;
use OCA\WizardApp\Shared\Schema\Problem;

/** The rules for a step beyond its schema, and the cleaning of its texts. */
class StepCleaner {
	private const PROFILE = 'tour';
	/**
	 * Raise it when the sanitiser itself gets stricter: like a profile change, this cleans stored texts again when
	 * they are read.
	 */
	private const RULES = '1';
	

	public function __construct(private readonly Sanitizer $sanitizer) {
	}

	/**
	 * @param string $pointer location of the step in the request
	 * @throws Invalid with every problem
	 */
	public function clean(Step $step, string $pointer): Step {
		$problems = [];
		$clean = $this->check($step, $pointer, $problems);
		$this->refuse($problems);
		return $clean;
	}

	/**
	 * @param list<Step> $steps
	 * @param string $pointer location of the list in the request
	 * @return list<Step>
	 * @throws Invalid with every problem of every step
	 */
	public function cleanAll(array $steps, string $pointer): array {
		$problems = [];
		$seen = [];
		$clean = [];
		foreach ($steps as $index => $step) {
			if (isset($seen[$step->id])) {
				$problems[] = [
					Reason::DUPLICATE_ID,
					"Two steps have the id \"$step->id\".",
					Problem::of("$pointer/$index/id", 'uniqueItems', true),
				];
			}
			$seen[$step->id] = true;
			$clean[] = $this->check($step, "$pointer/$index", $problems);
		}
		$this->refuse($problems);
		return $clean;
	}

	/** A stored step, cleaned again if other rules cleaned it or its texts were changed in the database. */
	public function cleanStored(Step $step): Step {
		return hash_equals(self::mark($step->title, $step->text), $step->cleanedMark) ? $step : $this->withCleanWords($step);
	}

	/** @param list<array{string, string, Problem}> $problems reason, message and details of each */
	private function check(Step $step, string $pointer, array &$problems): Step {
		foreach (['attachTo' => $step->attachTo, 'opens' => $step->opens] as $field => $selector) {
			if ($selector !== '' && !SelectorSyntax::isValid($selector)) {
				$problems[] = [
					Reason::BAD_SELECTOR,
					"\"$selector\" is not a CSS selector.",
					Problem::of("$pointer/$field", 'format', 'CSS selector'),
				];
			}
		}
		$clean = $this->withCleanWords($step);
		if ($clean->title === '') {
			$problems[] = [Reason::INVALID_INPUT, 'The title is empty.', Problem::of("$pointer/title", 'minLength', 1)];
		}
		if (mb_strlen($clean->text) > Limits::TEXT_CHARACTERS) {
			$problems[] = [
				Reason::INVALID_INPUT,
				'The text is too long.',
				Problem::of("$pointer/text", 'maxLength', Limits::TEXT_CHARACTERS),
			];
		}
		return $clean;
	}

	private function withCleanWords(Step $step): Step {
		$title = PlainText::from($step->title);
		$text = $this->sanitizer->clean($step->text, self::PROFILE);
		return $step->withWords($title, $text, self::mark($title, $text));
	}

	/** @param list<array{string, string, Problem}> $problems */
	private function refuse(array $problems): void {
		if ($problems !== []) {
			[$reason, $message, $first] = $problems[0];
			throw new Invalid($reason, $message, $first->pointer, ['errors' => array_column($problems, 2)]);
		}
	}

	private static function mark(string $title, string $text): string {
		return hash('sha256', json_encode(
			[self::RULES, HtmlProfiles::PROFILES[self::PROFILE], $title, $text],
			JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE,
		));
	}
}
