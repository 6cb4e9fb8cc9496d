<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\PageStart;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Export\SearchWords;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;

/**
 * The responses to a form, for those who may read its file; deleting is for those who may change it.
 *
 * @phpstan-import-type ResponseListQuery from Schemas
 * @phpstan-import-type NoteBody from Schemas
 */
class Responses {
	private const LIMIT = 50;
	/** Responses that a search finds at most, the newest ones: whoever wants more looks for something else. */
	private const FOUND = Limits::RESPONSES_FOUND;

	public function __construct(
		private readonly ResultAccess $access,
		private readonly Periods $periods,
		private readonly ResponseRepository $responses,
		private readonly TallyRepository $tallies,
		private readonly ResponseStore $store,
		private readonly ResponseAnswers $answers,
	) {
	}

	/**
	 * @param ResponseListQuery $query
	 * @return array<string, mixed> as ResponseList of the contract
	 * @throws Refusal
	 */
	public function list(string $fileId, ?string $userId, array $query): array {
		$found = $this->page($this->access->readable($fileId), $userId, $query);
		return ['responses' => array_map($this->answers->answer(...), $found['responses'])] + $found;
	}

	/**
	 * The part of the responses that is asked for.
	 *
	 * @param ?string $userId whose clock counts; null for that of the instance
	 * @param ResponseListQuery $query
	 * @return array{responses: list<StoredResponse>, total: int, page: int, pages: int}
	 * @throws Refusal
	 */
	public function page(OpenForm $form, ?string $userId, array $query): array {
		$period = $this->periods->read($query, $userId);
		[$page, $limit] = [$query['page'] ?? 1, $query['limit'] ?? self::LIMIT];
		$range = $this->periods->range($form->fileId, $period, $period->isWhole() ? PHP_INT_MAX : $form->lastNumber);
		$words = SearchWords::wanted($query['search'] ?? '');
		if ($words !== []) {
			$numbers = $this->responses->findAllNumbers($form->fileId, $range, $words, self::FOUND);
			$shown = $page > count($numbers) ? [] : array_slice($numbers, ($page - 1) * $limit, $limit);
			return self::part($this->responses->findAllByNumber($form->fileId, $shown), count($numbers), $page, $limit);
		}
		$counts = $this->counts($form->fileId, $range);
		$start = $page - 1 > intdiv(PHP_INT_MAX, $limit) ? null : PageStart::of($counts, ($page - 1) * $limit);
		$part = $start === null ? null : new NumberRange($range->first, min($range->last, $start->last));
		$found = $part === null ? [] : $this->responses->findAllOfPage($form->fileId, $part, $start->skipped, $limit);
		return self::part($found, array_sum($counts), $page, $limit);
	}

	/**
	 * @return array<string, mixed> as FormResponse of the contract
	 * @throws Refusal
	 */
	public function read(string $fileId, string $id): array {
		$form = $this->access->readable($fileId);
		return $this->answers->answer($this->responses->findOrNull($form->fileId, $id) ?? throw self::unknown());
	}

	/**
	 * Notes something about a response. Spaces and blank lines around it are not kept, and nothing else is no note.
	 *
	 * @param NoteBody $body
	 * @return array<string, mixed> as FormResponse of the contract
	 * @throws Refusal
	 */
	public function note(string $fileId, string $id, array $body): array {
		$form = $this->access->changeable($fileId);
		[$note, $was] = [self::noteOrNull($body['note']), self::noteOrNull($body['was'] ?? null)];
		$isSaved = array_key_exists('was', $body)
			? $this->responses->saveNoteAfter($form->fileId, $id, $note, $was)
			: $this->responses->saveNote($form->fileId, $id, $note);
		$response = $this->responses->findOrNull($form->fileId, $id) ?? throw self::unknown();
		if (!$isSaved && $response->note !== $note) {
			throw new Conflict(Reason::STALE_VERSION, 'Somebody else has changed the note meanwhile.');
		}
		return $this->answers->answer($response);
	}

	/**
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function remove(string $fileId, string $id): array {
		$form = $this->access->changeable($fileId);
		return $this->store->delete($form->fileId, $id) ? ['success' => true] : throw self::unknown();
	}

	/**
	 * @return array{success: true, removed: int}
	 * @throws Refusal
	 */
	public function removeAll(string $fileId): array {
		$form = $this->access->changeable($fileId);
		return ['success' => true, 'removed' => $this->store->deleteAll($form->fileId)];
	}

	/**
	 * @param list<StoredResponse> $found
	 * @return array{responses: list<StoredResponse>, total: int, page: int, pages: int}
	 */
	private static function part(array $found, int $total, int $page, int $limit): array {
		return [
			'responses' => $found,
			'total' => $total,
			'page' => $page,
			'pages' => intdiv($total + $limit - 1, $limit),
		];
	}

	/** @return array<int, int> responses in the range by block, newest block first */
	private function counts(int $fileId, NumberRange $range): array {
		$counts = [];
		foreach ($this->tallies->findAllCounts($fileId) as $block => $count) {
			$part = $range->within($block);
			if (!$part->isEmpty()) {
				$counts[$block] = $range->covers($block) ? $count : $this->responses->countBetween($fileId, $part);
			}
		}
		return $counts;
	}

	private static function noteOrNull(?string $text): ?string {
		$note = Text::trim($text ?? '');
		return $note === '' ? null : $note;
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_RESPONSE, 'The form has no such response.');
	}
}
