<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Upload;

use OCA\FormsApp\Model\Answer\Change\ChangedResponse;
use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Rules\Answers;
use OCA\FormsApp\Model\Upload\FilesGone;
use OCA\FormsApp\Model\Upload\SentFiles;
use OCA\FormsApp\Model\Upload\StoredUpload;
use OCA\FormsApp\Service\Upload\AnsweredFiles;
use OCA\FormsApp\Shared\Token\Secret;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;

final class UploadsOfResponsesTest extends AnswerTestCase {
	public function testTheFirstResponseTakesAFile(): void {
		$this->upload('a');
		$first = $this->submit([], files: new SentFiles(['q1' => ['a']])) ?? self::fail('Refused');
		self::assertSame('a', $this->uploads->findOfResponseOrNull(self::FORM, $first->id, 'a')?->id);
		try {
			$this->submit([], files: new SentFiles(['q1' => ['a']]));
			self::fail('Taken twice');
		} catch (FilesGone $gone) {
			self::assertSame(['q1'], $gone->questions);
		}
		self::assertSame([1, 1], [$this->form()->responses, $this->tally()->responses]);
		self::assertSame($first->id, $this->uploads->findOfResponseOrNull(self::FORM, $first->id, 'a')?->responseId);
	}

	public function testAResponseThatIsRefusedTakesNothing(): void {
		$this->upload('a');
		$this->upload('b');
		$this->submit([], files: new SentFiles(['q1' => ['b']]));
		try {
			$this->submit([], files: new SentFiles(['q1' => ['a'], 'q3' => ['b']]));
			self::fail('Taken twice');
		} catch (FilesGone $gone) {
			self::assertSame(['q3'], $gone->questions);
		}
		self::assertNotNull($this->submit([], files: new SentFiles(['q1' => ['a']])));
	}

	public function testFilesGoWithTheirResponses(): void {
		$ids = [];
		foreach (['a', 'b', 'c', 'd'] as $place => $id) {
			$this->upload($id);
			$this->clock->time += 10;
			$ids[] = $this->submit([], files: new SentFiles(['q1' => [$id]]))->id ?? self::fail("No response $place");
		}
		$this->upload('waits');
		$this->store->delete(self::FORM, $ids[1]);
		self::assertSame([['a', 'c', 'd', 'waits'], ['a', 'c', 'd', 'waits']], [$this->kept(), $this->known()]);
		$this->store->deleteBefore(self::FORM, $this->clock->time - 15);
		self::assertSame(['c', 'd', 'waits'], $this->kept());
		$this->store->deleteAll(self::FORM);
		self::assertSame([['waits'], ['waits']], [$this->kept(), $this->known()]);
		self::assertFalse($this->uploads->hasSent(self::FORM));
	}

	public function testFilesOfHiddenQuestionsAreDeleted(): void {
		$this->upload('a');
		$this->submit([], files: new SentFiles([], ['a']));
		self::assertSame([[], []], [$this->kept(), $this->known()]);
	}

	public function testFilesThatAChangeLeavesOutAreDeleted(): void {
		foreach (['a', 'b', 'former'] as $id) {
			$this->upload($id, $id === 'former' ? 'q9' : 'q1');
		}
		$first = $this->submit(['q1' => 'sent'], files: new SentFiles(['q1' => ['a', 'b'], 'q9' => ['former']])) ?? self::fail('Refused');
		$this->upload('new');
		$change = new ChangedResponse($first->id, '{"q1":"changed"}', null, new SentFiles(['q1' => ['new']], [], ['a']));
		$this->store->change($this->form(), $change);
		self::assertSame([['a', 'new'], ['a', 'new']], [$this->kept(), $this->known()]);
		$this->expectExceptionObject(new FilesGone(['q1']));
		$this->store->change($this->form(), new ChangedResponse($first->id, '{}', null, new SentFiles(['q1' => ['new']])));
	}

	public function testWhatIsNeverSentGoesAfterADay(): void {
		$this->upload('old');
		$this->upload('sent');
		$this->submit([], files: new SentFiles(['q1' => ['sent']]));
		$this->clock->time += 86_400;
		$this->upload('new');
		$this->removal->sweep();
		self::assertSame(['new', 'old', 'sent'], $this->kept());
		$this->clock->time++;
		$this->removal->sweep();
		self::assertSame([['new', 'sent'], ['new', 'sent']], [$this->kept(), $this->known()]);
	}

	public function testAKilledRemovalIsFinished(): void {
		$this->upload('marked');
		$this->uploads->saveGone('marked');
		$this->upload('halfway');
		$this->uploads->saveGone('halfway');
		$this->files->delete(self::FORM, 'halfway');
		self::assertSame(0, $this->uploads->countBytes(self::FORM));
		$this->removal->sweep();
		self::assertSame([[], []], [$this->kept(), $this->known()]);
	}

	public function testFilesWithoutARowAndFoldersWithoutAFormGo(): void {
		$this->upload('a');
		$this->content(self::FORM, 'stray');
		$this->content(8, 'stray');
		$this->removal->sweepUnknown();
		self::assertSame([[self::FORM], ['a']], [$this->files->findAllForms(), $this->kept()]);
	}

	public function testTokensAreOfTheirFormAndQuestion(): void {
		$this->upload('a');
		$this->upload('b', 'q2');
		$this->upload('c', form: 8);
		self::assertSame([['a'], []], $this->found(['q1' => ['token-a']]));
		foreach ([['q1' => ['token-b']], ['q1' => ['token-c']], ['q1' => ['never']], ['q1' => ['token-a', 'never']]] as $answers) {
			try {
				$this->found($answers);
				self::fail('Found');
			} catch (FilesGone $gone) {
				self::assertSame(['q1'], $gone->questions);
			}
		}
		self::assertSame([[], ['a']], $this->found(['q1' => ['token-a'], 'q4' => 'hide']));
	}

	/**
	 * @param array<string, mixed> $answers
	 * @return array{list<string>, list<string>} ids of those that are taken and dropped
	 */
	private function found(array $answers): array {
		$showIf = ['questionId' => 'q4', 'operator' => 'isEmpty'];
		$definition = Definition::read(['title' => 'x', 'questions' => [
			['id' => 'q4', 'type' => 'text', 'title' => 'Hide'],
			['id' => 'q1', 'type' => 'file', 'title' => 'A', 'options' => ['maxFiles' => 3], 'showIf' => $showIf],
			['id' => 'q2', 'type' => 'file', 'title' => 'B'],
		]]);
		$checked = Answers::check($definition, $answers);
		self::assertSame([], $checked->faults);
		[$answered, $files] = (new AnsweredFiles($this->uploads))->find($this->form(), $definition, $checked, $answers);
		if ($files->taken !== []) {
			$file = (object)['id' => 'a', 'name' => 'a.txt', 'size' => 3, 'type' => 'text/plain'];
			self::assertEquals([$file], $answered->answers['q1'] ?? null);
		}
		return [$files->taken['q1'] ?? [], $files->dropped];
	}

	private function upload(string $id, string $question = 'q1', int $form = self::FORM): void {
		$upload = new StoredUpload($id, $form, $question, "$id.txt", 'text/plain', 3, 1, $this->clock->time);
		$this->uploads->create($upload, Secret::hash("token-$id"));
		$this->content($form, $id);
	}

	private function content(int $form, string $id): void {
		$path = (string)tempnam(sys_get_temp_dir(), 'upload');
		file_put_contents($path, 'abc');
		$this->files->save($form, $id, $path);
		unlink($path);
	}

	/**
	 * @return list<string> ids of files that have content
	 * @phpstan-impure
	 */
	private function kept(): array {
		$ids = $this->files->findAll(self::FORM);
		sort($ids);
		return $ids;
	}

	/**
	 * @return list<mixed> ids of files that have rows
	 * @phpstan-impure
	 */
	private function known(): array {
		return $this->database->column('SELECT upload_id FROM oc_formsapp_uploads ORDER BY 1');
	}
}
