<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\AnsweredBefore;
use OCA\FormsApp\Model\Answer\Change\ChangedResponse;
use OCA\FormsApp\Model\Answer\Change\KeptAnswers;
use OCA\FormsApp\Model\Answer\NewResponse;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Export\SearchWords;
use OCA\FormsApp\Model\Upload\FilesGone;
use OCA\FormsApp\Model\Upload\SentFiles;
use OCA\FormsApp\Model\Webhook\Event;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\DropOffRepository;
use OCA\FormsApp\Repository\Response\FormLock;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Repository\Response\SeatRepository;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Service\Check\Recount;
use OCA\FormsApp\Service\Confirmation\ConfirmationQueue;
use OCA\FormsApp\Service\Upload\UploadRemoval;
use OCA\FormsApp\Service\Webhook\HookQueue;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCA\FormsApp\Shared\Exception\Forbidden;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;

/** Adds, changes and deletes responses, with everything that is counted and told about them: all of it or nothing. */
class ResponseStore {
	public function __construct(
		private readonly FormLock $lock,
		private readonly ResponseRepository $responses,
		private readonly DefinitionRepository $definitions,
		private readonly TallyRepository $tallies,
		private readonly Recount $recount,
		private readonly DropOffRepository $left,
		private readonly SeatRepository $seatCounts,
		private readonly Seats $seats,
		private readonly UploadRepository $uploads,
		private readonly UploadRemoval $removal,
		private readonly HookQueue $hooks,
		private readonly ConfirmationQueue $mails,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param array<array-key, mixed> $definition that of the form, which the answers were checked against
	 * @param ?int $most responses that the form may have
	 * @return ?StoredResponse null when the form is no longer as it was read, or full
	 * @throws FilesGone
	 * @throws AnsweredBefore for the request key of another response
	 * @throws Refusal when the respondent answered before, or a choice has no seat left
	 */
	public function create(OpenForm $form, array $definition, ?int $most, NewResponse $response): ?StoredResponse {
		$now = $this->clock->now()->getTimestamp();
		$add = fn (int $number, int $time): StoredResponse => $this->add($form, $definition, $response, $number, $time);
		$stored = $this->lock->holdToAdd($form->fileId, $form->definitionHash, $response->keyId === null, $most, $now, $add);
		if ($stored !== null && $response->files->dropped !== []) {
			$this->removal->clear();
		}
		return $stored;
	}

	/**
	 * Puts other answers in the place of those of a response. The same answers once more change nothing.
	 *
	 * @return ?StoredResponse null when the form is no longer as it was read
	 * @throws FilesGone
	 * @throws Refusal when the response is gone or was changed meanwhile, or a choice has no seat left
	 */
	public function change(OpenForm $form, ChangedResponse $change): ?StoredResponse {
		$replace = fn (): StoredResponse => $this->replace($form, $change);
		$stored = $this->lock->holdToChange($form->fileId, $form->definitionHash, $replace);
		$this->removal->clear();
		return $stored;
	}

	/** @return bool false when there is no such response */
	public function delete(int $fileId, string $id): bool {
		$isDeleted = true === $this->lock->holdToDelete($fileId, function () use ($fileId, $id): array {
			$response = $this->responses->findOrNull($fileId, $id);
			if ($response === null) {
				return [0, false];
			}
			$this->seats->release($fileId, $this->definitions->find($fileId, $response->definitionHash), $response->answers());
			$this->responses->deleteOne($fileId, $response->number);
			$this->uploads->saveGoneOfResponses($fileId, new NumberRange($response->number, $response->number));
			$this->recount->save($fileId, NumberRange::block($response->number));
			$this->hooks->add($fileId, Event::DELETED, [$id]);
			return [1, true];
		});
		$this->removal->clear();
		return $isDeleted;
	}

	/** @return int how many */
	public function deleteAll(int $fileId): int {
		$deleted = $this->lock->holdToDelete($fileId, function () use ($fileId): array {
			$this->tellOfDeletion($fileId, new NumberRange(0, PHP_INT_MAX));
			$this->seatCounts->deleteOfForm($fileId);
			$deleted = $this->responses->deleteOfForm($fileId);
			$this->tallies->deleteOfForm($fileId);
			$this->definitions->deleteOfForm($fileId);
			$this->left->deleteOfForm($fileId);
			$this->uploads->saveGoneOfResponses($fileId, new NumberRange(0, PHP_INT_MAX));
			return [$deleted, $deleted];
		}) ?? 0;
		$this->removal->clear();
		return $deleted;
	}

	/**
	 * Deletes those that arrived earlier, a block at a time, so that nobody waits long.
	 *
	 * @return int how many
	 */
	public function deleteBefore(int $fileId, int $time): int {
		$deleted = 0;
		do {
			$some = $this->lock->holdToDelete($fileId, fn (): array => $this->deleteOldest($fileId, $time)) ?? 0;
			$deleted += $some;
		} while ($some > 0);
		$this->removal->clear();
		return $deleted;
	}

	/** @return array{int, int} how many, twice */
	private function deleteOldest(int $fileId, int $time): array {
		$first = $this->responses->findNumberSinceOrNull($fileId, 0);
		$kept = $this->responses->findNumberSinceOrNull($fileId, $time) ?? PHP_INT_MAX;
		if ($first === null || $first >= $kept) {
			return [0, 0];
		}
		$block = NumberRange::block($first);
		$range = new NumberRange($first, min(NumberRange::ofBlock($block)->last, $kept - 1));
		foreach ($this->seatCounts->findAll($fileId) === [] ? [] : $this->responses->findAllBetween($fileId, $range) as $response) {
			$this->seats->release($fileId, $this->definitions->find($fileId, $response->definitionHash), $response->answers());
		}
		$this->tellOfDeletion($fileId, $range);
		$deleted = $this->responses->deleteBetween($fileId, $range);
		$this->uploads->saveGoneOfResponses($fileId, $range);
		$this->recount->save($fileId, $block);
		return [$deleted, $deleted];
	}

	/** @param array<array-key, mixed> $definition */
	private function add(OpenForm $form, array $definition, NewResponse $response, int $number, int $time): StoredResponse {
		$before = $response->requestKey === null ? null : $this->responses->findByRequestKeyOrNull($form->fileId, $response->requestKey);
		if ($before !== null) {
			throw new AnsweredBefore($before);
		}
		if ($response->onceKey !== null && $this->responses->hasOnceKey($form->fileId, $response->onceKey)) {
			throw new Forbidden(Reason::ALREADY_ANSWERED, 'You have answered this form already.');
		}
		$stored = new StoredResponse(
			$response->id,
			$number,
			$form->definitionHash,
			$time,
			$response->userId,
			$response->answers,
			$response->duration,
			$response->score,
			$response->requestHash,
			keyId: $response->keyId,
		);
		$this->takeFiles($response->files, $response->id, $number);
		$answers = $stored->answers();
		$this->seats->take($form->fileId, $definition, $answers);
		$this->definitions->save($form->fileId, $form->definitionHash, $form->definition, $time);
		$words = SearchWords::of($definition, $answers);
		$this->responses->create($form->fileId, $number, $time, $form->definitionHash, $response, $words);
		$tally = $this->tallies->find($form->fileId, NumberRange::block($number));
		$tally->add($definition, $stored);
		$this->tallies->save($form->fileId, NumberRange::block($number), $tally);
		if ($form->hooks > 0) {
			$this->hooks->add($form->fileId, Event::CREATED, [$response->id]);
		}
		if ($response->mail !== null) {
			$this->mails->add($form->fileId, $response->id, $response->mail);
		}
		return $stored;
	}

	private function replace(OpenForm $form, ChangedResponse $change): StoredResponse {
		$response = $this->responses->findOrNull($form->fileId, $change->id)
			?? throw new NotFound(Reason::UNKNOWN_RESPONSE, 'The form has no such response.');
		$former = $this->definitions->find($form->fileId, $response->definitionHash);
		$kept = KeptAnswers::of($form->definition, $former, $response, $change->answers);
		if ($kept->json === $response->json) {
			return $response;
		}
		if ($change->revision !== null && $change->revision !== $response->revision) {
			throw new Conflict(Reason::STALE_VERSION, 'The answers were changed meanwhile.');
		}
		$now = $this->clock->now()->getTimestamp();
		$hash = $kept->questions === [] ? $form->definitionHash : hash('sha256', $kept->definition);
		$this->uploads->saveGoneOfResponse($form->fileId, $response->number, $change->files->kept, $kept->questions);
		$this->takeFiles($change->files, $response->id, $response->number);
		$this->seats->release($form->fileId, $former, $response->answers());
		$this->definitions->save($form->fileId, $hash, $kept->definition, $now);
		[$definition, $answers] = [$kept->plain(), $kept->answers()];
		$this->seats->take($form->fileId, $definition, $answers);
		$words = SearchWords::of($definition, $answers);
		$revision = $response->revision + 1;
		$this->responses->saveChange($form->fileId, $response->number, $hash, $kept->json, $words, $change, $revision, $now);
		$stored = $this->responses->findOrNull($form->fileId, $change->id) ?? throw new \LogicException('The response is locked');
		$this->recount->save($form->fileId, NumberRange::block($response->number));
		if ($form->hooks > 0) {
			$this->hooks->add($form->fileId, Event::UPDATED, [$response->id]);
		}
		return $stored;
	}

	/** Of each response by itself, also of those that are too old to be kept: receivers do not keep them longer either. */
	private function tellOfDeletion(int $fileId, NumberRange $range): void {
		if ($this->hooks->isWanted($fileId, Event::DELETED)) {
			$this->hooks->add($fileId, Event::DELETED, $this->responses->findAllIdsBetween($fileId, $range));
		}
	}

	/** @throws FilesGone */
	private function takeFiles(SentFiles $files, string $responseId, int $number): void {
		$gone = array_keys(array_filter(
			$files->taken,
			fn (array $ids): bool => $this->uploads->saveTaken($ids, $responseId, $number) < count($ids),
		));
		if ($gone !== []) {
			throw new FilesGone($gone);
		}
		if ($files->dropped !== []) {
			$this->uploads->saveDropped($files->dropped);
		}
	}
}
