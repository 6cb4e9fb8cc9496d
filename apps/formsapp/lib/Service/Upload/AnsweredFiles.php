<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Upload;

use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Rules\CheckedAnswers;
use OCA\FormsApp\Model\Upload\FilesGone;
use OCA\FormsApp\Model\Upload\SentFiles;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Shared\Token\Secret;

/** Finds the files that the tokens in answers stand for. */
class AnsweredFiles {
	public function __construct(private readonly UploadRepository $uploads) {
	}

	/**
	 * @param array<array-key, mixed> $sent answers before they were checked
	 * @param ?StoredResponse $of whose files may stay, by their ids
	 * @return array{CheckedAnswers, SentFiles} answers with files instead of tokens
	 * @throws FilesGone
	 */
	public function find(
		OpenForm $form,
		Definition $definition,
		CheckedAnswers $checked,
		array $sent,
		?StoredResponse $of = null,
	): array {
		$tokens = $hidden = [];
		foreach ($definition->questions() as $question) {
			if ($question->type === QuestionType::File) {
				$tokens[$question->id] = self::texts($checked->answers[$question->id] ?? null);
				$hidden = [...$hidden, ...array_diff(self::texts($sent[$question->id] ?? null), $tokens[$question->id])];
			}
		}
		$hashes = array_map(Secret::hash(...), array_values(array_unique(array_merge($hidden, ...array_values($tokens)))));
		$found = $hashes === [] ? [] : $this->uploads->findAllWaiting($form->fileId, $hashes);
		$own = $of === null ? [] : array_column($this->uploads->findAllOfResponse($form->fileId, $of->number), null, 'id');
		[$answers, $taken, $kept, $gone] = [$checked->answers, [], [], []];
		foreach (array_filter($tokens) as $id => $ofQuestion) {
			$files = [];
			foreach ($ofQuestion as $token) {
				$file = $own[$token] ?? $found[Secret::hash($token)] ?? null;
				if ($file?->questionId === $id) {
					$files[] = $file;
				}
			}
			if ($files === [] || count($files) < count($ofQuestion)) {
				$gone[] = $id;
				continue;
			}
			$answers[$id] = array_map(static fn ($file): \stdClass => $file->answer(), $files);
			$ids = array_map(static fn ($file): string => $file->id, $files);
			$kept = [...$kept, ...array_filter($ids, static fn (string $file): bool => isset($own[$file]))];
			$taken[$id] = array_values(array_filter($ids, static fn (string $file): bool => !isset($own[$file])));
		}
		if ($gone !== []) {
			throw new FilesGone($gone);
		}
		$dropped = [];
		foreach ($hidden as $token) {
			$file = $found[Secret::hash($token)] ?? null;
			$dropped = $file === null ? $dropped : [...$dropped, $file->id];
		}
		$answered = new CheckedAnswers($answers, $checked->faults, $checked->score, $checked->visibility);
		return [$answered, new SentFiles(array_filter($taken), $dropped, $kept)];
	}

	/** @return list<string> */
	private static function texts(mixed $value): array {
		return is_array($value) ? array_values(array_filter($value, is_string(...))) : [];
	}
}
