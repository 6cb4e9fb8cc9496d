<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Rules\Answers;
use OCA\FormsApp\Model\Rules\CheckedAnswers;
use OCA\FormsApp\Model\Upload\FilesGone;
use OCA\FormsApp\Model\Upload\SentFiles;
use OCA\FormsApp\Service\Upload\AnsweredFiles;
use OCA\FormsApp\Shared\Exception\Unprocessable;

/** Holds answers against the rules of their form, and finds the files among them. */
class AnswerCheck {
	public function __construct(
		private readonly AnsweredFiles $files,
		private readonly FaultSentences $sentences,
	) {
	}

	/**
	 * @param array<array-key, mixed> $answers
	 * @param ?StoredResponse $of whose files may stay, by their ids
	 * @return array{CheckedAnswers, SentFiles}
	 * @throws FilesGone when nothing else is at fault
	 * @throws Unprocessable with a sentence for each question at fault
	 */
	public function check(OpenForm $form, Definition $definition, array $answers, ?StoredResponse $of = null): array {
		$checked = Answers::check($definition, $answers);
		$faults = array_map($this->sentences->of(...), $checked->faults);
		try {
			$found = $this->files->find($form, $definition, $checked, $answers, $of);
		} catch (FilesGone $gone) {
			throw $faults === [] ? $gone : self::invalid($faults + $this->goneSentences($gone));
		}
		return $faults === [] ? $found : throw self::invalid($faults);
	}

	/** The refusal of answers whose files are no longer there. */
	public function withoutFiles(FilesGone $gone): Unprocessable {
		return self::invalid($this->goneSentences($gone));
	}

	/** @return array<string, string> */
	private function goneSentences(FilesGone $gone): array {
		return array_fill_keys($gone->questions, $this->sentences->fileGone());
	}

	/** @param array<string, string> $questions sentences */
	private static function invalid(array $questions): Unprocessable {
		return new Unprocessable(Reason::INVALID_ANSWERS, 'Some answers are not valid.', details: ['questions' => (object)$questions]);
	}
}
