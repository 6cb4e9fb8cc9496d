<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Suggestion;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Host\PromptTasks;
use OCA\MetadataApp\Model\Suggestion\PlainText;
use OCA\MetadataApp\Repository\File\FileTexts;
use OCA\MetadataApp\Repository\Setting\SuggestionSwitch;
use OCA\MetadataApp\Repository\Suggestion\QuestionTurns;
use OCA\MetadataApp\Service\Suggestion\Availability;
use OCA\MetadataApp\Service\Suggestion\FittingAnswers;
use OCA\MetadataApp\Service\Suggestion\Suggestions;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Tests\Unit\Fake\PromptDesk;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;
use OCP\IAppConfig;
use OCP\TaskProcessing\Task;

final class SuggestionsTest extends ServicesTestCase {
	private PromptDesk $desk;
	/** @var array<string, int> */
	private array $ids;
	/** @var array<int, string> text by file */
	private array $texts = [7 => 'The lease was signed in May.', 8 => 'Another one.'];
	/** @var ?\Closure(): void what happens while the text of a file is read */
	private ?\Closure $meanwhile = null;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->desk = new PromptDesk($this->clock);
		$this->ids = $this->assigned(self::DOCS, [
			'title' => ['field_description' => 'What it is called'],
			'stage' => ['type' => 'select', 'field_options' => ['Draft', 'Signed']],
			'tags' => ['type' => 'multiselect', 'field_options' => ['red', 'blue']],
			'signed_on' => ['type' => 'date', 'field_options' => ['includeTime' => false]],
			'rent' => ['type' => 'number'],
			'is_paid' => ['type' => 'checkbox'],
			'page' => ['type' => 'url'],
			'owner' => ['type' => 'user'],
			'annex' => ['type' => 'filelink'],
			'gf_department' => ['applies_to_groupfolder' => 1],
		]);
		$this->config()->setValueBool('metadataapp', 'ai_enabled', true, lazy: true);
	}

	public function testIsOffUntilAnAdministratorWantsIt(): void {
		$this->config()->deleteKey('metadataapp', 'ai_enabled');
		self::assertSame(['available' => false, 'has_provider' => true], $this->service()->find('will', null));
		self::assertSame([409, Reason::SUGGESTIONS_OFF], self::refused(fn (): array => $this->ask()));
		self::assertSame([], $this->desk->tasks);
		$this->config()->setValueBool('metadataapp', 'ai_enabled', true, lazy: true);
		self::assertSame(['available' => true, 'has_provider' => true], $this->service()->find('will', null));
		$this->desk->isManned = false;
		self::assertSame(['available' => false, 'has_provider' => false], $this->service()->find('will', null));
	}

	public function testNeedsTheRightToWriteAndAFileWithTextAndFields(): void {
		$refused = [
			[403, Reason::NOT_WRITABLE, fn (): array => $this->ask('rita')],
			[404, Reason::NOT_IN_TEAM_FOLDER, fn (): array => $this->ask('olga')],
			[404, Reason::NOT_IN_TEAM_FOLDER, fn (): array => $this->ask('will', 404)],
			[400, Reason::OTHER_FOLDER, fn (): array => $this->service()->create('will', 7, self::ARCHIVE, [])],
			[409, Reason::NO_FIELDS, fn (): array => $this->ask('will', 9)],
		];
		foreach ($refused as [$status, $reason, $call]) {
			self::assertSame([$status, $reason], self::refused($call));
		}
		unset($this->texts[7]);
		self::assertSame([409, Reason::NO_TEXT], self::refused(fn (): array => $this->ask()));
		$this->desk->isManned = false;
		self::assertSame([409, Reason::NO_PROVIDER], self::refused(fn (): array => $this->ask('will', 8)));
		self::assertSame([], $this->desk->tasks);
	}

	public function testWhatFitsIsSuggestedAndNothingIsSaved(): void {
		$this->fileValues()->save('will', 7, null, ['rent' => '900', 'is_paid' => '1']);
		$asked = $this->ask();
		self::assertSame(['waiting', 0], [$asked['state'], $asked['dropped']]);
		$before = $this->changes();
		$this->desk->latest()->setStatus(Task::STATUS_RUNNING);
		self::assertSame('running', $this->poll()['state']);
		$this->desk->answer('{"title": "Lease", "stage": "Signed", "tags": ["blue", "red"], "signed_on": "2026-05-04", "rent": 950.5, '
			. '"is_paid": true, "page": null}');
		$polled = $this->poll();
		self::assertSame(['done', 0], [$polled['state'], $polled['dropped']]);
		self::assertSame([
			'title' => 'Lease', 'stage' => 'Signed', 'tags' => 'red;#blue', 'signed_on' => '2026-05-04', 'rent' => '950.5',
		], (array)$polled['suggestions']);
		self::assertSame($before, $this->changes());
	}

	public function testWhatDoesNotFitIsLeftOutAndCounted(): void {
		$this->ask();
		$this->desk->answer(json_encode([
			'title' => 'Lease', 'stage' => 'signed', 'tags' => ['red', 'green'], 'signed_on' => '4 May 2026', 'rent' => '=1+1',
			'is_paid' => 'maybe', 'page' => 'javascript:alert(1)', 'owner' => 'root', 'annex' => '7:/x', 'gf_department' => 'Law',
			'no_such_field' => 'x', '' => 'x', '7' => 'x',
		], JSON_THROW_ON_ERROR));
		$polled = $this->poll();
		self::assertSame(['done', ['title' => 'Lease'], 12], [$polled['state'], (array)$polled['suggestions'], $polled['dropped']]);
	}

	public function testAnAnswerThatIsNoneIsSaidToBe(): void {
		$this->ask();
		foreach ([
			'', 'I cannot help with that.', '[]', '"title"', '{"title": "Lease"', '{"title": "a"} {"title": "b"}', "{\"title\": \"\xFF\"}",
			'{"title": "' . str_repeat('x', Limits::SUGGESTION_BYTES) . '"}', str_repeat('[', 40_000),
		] as $answer) {
			$this->desk->answer($answer);
			$polled = $this->poll();
			self::assertSame(['unreadable', [], 0], [$polled['state'], (array)$polled['suggestions'], $polled['dropped']]);
		}
	}

	public function testIsAskedOnceWhileNothingAnswers(): void {
		$first = $this->ask();
		self::assertEquals($first, $this->ask());
		self::assertSame(2, $this->ask('will', 8)['task_id']);
		$this->desk->tasks[1]->setStatus(Task::STATUS_FAILED);
		self::assertSame('failed', $this->poll(1)['state']);
		self::assertSame(3, $this->ask()['task_id']);
	}

	public function testIsAskedOnceByRequestsThatComeTogether(): void {
		$this->meanwhile = function (): void {
			$this->meanwhile = null;
			$this->ask();
		};
		self::assertSame([1, 1], [$this->ask()['task_id'], count($this->desk->tasks)]);
	}

	public function testNobodyWaitsForEver(): void {
		$this->ask();
		$this->clock->time += Limits::SUGGESTION_SECONDS - 1;
		self::assertSame('waiting', $this->poll()['state']);
		$this->clock->time += 1;
		self::assertSame('timed_out', $this->poll()['state']);
		self::assertSame(Task::STATUS_CANCELLED, $this->desk->latest()->getStatus());
		self::assertSame('timed_out', $this->poll()['state']);
		self::assertSame(2, $this->ask()['task_id']);
		$this->desk->cancelTask(2);
		self::assertSame('cancelled', $this->poll(2)['state']);
	}

	public function testAnAnswerIsForWhoAskedAndMayStillWrite(): void {
		$this->members['mia'] = [self::DOCS => self::WRITE];
		$this->ask();
		$this->desk->answer('{"title": "Lease"}');
		foreach (['mia', 'olga'] as $other) {
			self::assertSame([404, Reason::UNKNOWN_TASK], self::refused(fn (): array => $this->service()->find($other, 1)));
		}
		self::assertSame([404, Reason::UNKNOWN_TASK], self::refused(fn (): array => $this->service()->find('will', 2)));
		$this->members['will'] = [self::DOCS => self::READ];
		self::assertSame([403, Reason::NOT_WRITABLE], self::refused(fn (): array => $this->service()->find('will', 1)));
		$this->members['will'] = [];
		self::assertSame([404, Reason::NOT_IN_TEAM_FOLDER], self::refused(fn (): array => $this->service()->find('will', 1)));
	}

	public function testTasksOfOthersAreNoQuestions(): void {
		foreach (['assistant' => 'file 7', 'metadataapp' => 'something else'] as $app => $name) {
			$this->desk->scheduleTask(new Task('core:text2text', ['input' => 'x'], $app, 'will', $name));
			$this->desk->answer('{"title": "Lease"}');
			$id = $this->desk->latest()->getId() ?? 0;
			self::assertSame([404, Reason::UNKNOWN_TASK], self::refused(fn (): array => $this->service()->find('will', $id)));
		}
	}

	public function testFieldsThatComeGoOrChangeMeanwhileAreMinded(): void {
		$this->ask();
		$this->desk->answer('{"title": "Lease", "rent": 5, "stage": "Draft"}');
		$this->assignments->saveAll(self::DOCS, [$this->ids['title'], $this->ids['rent']]);
		$this->fields->saveConverting($this->ids['rent'], true);
		$polled = $this->poll();
		self::assertSame([['title' => 'Lease'], 2], [(array)$polled['suggestions'], $polled['dropped']]);
	}

	public function testThePromptHasTheFieldsThatCanBeAskedForAndTheText(): void {
		$this->service()->create('will', 7, null, ['title' => 'A wrong title', 'other' => 'x']);
		$prompt = $this->desk->prompt();
		preg_match('/^Fields: (.*)$/m', $prompt, $found);
		$fields = json_decode($found[1] ?? '', true);
		self::assertIsArray($fields);
		self::assertSame(['title', 'stage', 'tags', 'signed_on', 'rent', 'is_paid', 'page'], array_column($fields, 'name'));
		self::assertSame([
			'name' => 'title', 'label' => 'Title', 'description' => 'What it is called', 'form' => 'a text of one line',
			'wrong' => 'A wrong title',
		], $fields[0] ?? null);
		self::assertSame(['Draft', 'Signed'], array_column($fields, 'options')[0] ?? null);
		self::assertSame(1, preg_match('/^(DOCUMENT [0-9a-f]{32})\nThe lease was signed in May\.\n\1$/m', $prompt));
		self::assertSame(['metadataapp', 'will', 'file 7'], [
			$this->desk->latest()->getAppId(), $this->desk->latest()->getUserId(), $this->desk->latest()->getCustomId(),
		]);
	}

	/** @return array{task_id: int, file_id: int, state: string, suggestions: \stdClass, dropped: int} */
	private function ask(string $userId = 'will', int $fileId = 7): array {
		$answer = $this->service()->create($userId, $fileId, null, []);
		self::assertSame($fileId, $answer['file_id']);
		return $answer;
	}

	/** @return array{task_id: int, file_id: int, state: string, suggestions: \stdClass, dropped: int} */
	private function poll(int $taskId = 1): array {
		return $this->service()->find('will', $taskId)['task'] ?? self::fail('There is no task');
	}

	private function service(): Suggestions {
		$texts = self::createStub(FileTexts::class);
		$texts->method('findOrNull')->willReturnCallback(function (string $userId, int $fileId): ?PlainText {
			if ($this->meanwhile !== null) {
				($this->meanwhile)();
			}
			return PlainText::readOrNull("$fileId.md", $this->texts[$fileId] ?? '');
		});
		$tasks = new PromptTasks($this->desk, 'metadataapp');
		return new Suggestions(
			$this->gate(),
			$this->fields,
			$texts,
			$tasks,
			new QuestionTurns($this->connection, $this->transaction),
			new Availability(new SuggestionSwitch($this->config(), 'metadataapp'), $tasks),
			new FittingAnswers($this->values),
			$this->clock,
		);
	}

	private function config(): IAppConfig {
		return $this->instance->get(IAppConfig::class);
	}
}
