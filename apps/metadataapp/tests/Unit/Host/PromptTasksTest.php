<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Host;

use Host\AppFramework\Apps\AppManager;
use Host\Console\Apps\Installer;
use Host\Console\Jobs\Jobs;
use Host\Tests\Instance;
use OCA\MetadataApp\Host\PromptTasks;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Suggestion\Answer;
use OCA\MetadataApp\Model\Suggestion\PlainText;
use OCA\MetadataApp\Model\Suggestion\Prompt;
use OCA\MetadataApp\Model\Suggestion\PromptTask;
use OCA\MetadataApp\Model\Suggestion\TaskState;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCP\TaskProcessing\IManager;
use PHPUnit\Framework\TestCase;

/** With the task processing of the embedded host, and the app that stands in for a language model. */
final class PromptTasksTest extends TestCase {
	private Instance $instance;
	private PromptTasks $tasks;

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance([dirname(__DIR__, 5) . '/shared/testing/apps/testmodel']);
		$this->tasks = new PromptTasks($this->instance->get(IManager::class), 'metadataapp');
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	public function testNothingIsAskedWhereNothingAnswers(): void {
		self::assertFalse($this->tasks->isAvailable('ada'));
		self::assertNull($this->tasks->createOrNull('ada', 7, 'x'));
	}

	public function testAPromptIsAnsweredInTheBackground(): void {
		$this->enable();
		self::assertTrue($this->tasks->isAvailable('ada'));
		$text = PlainText::readOrNull('Lease.md', "# Lease\nStage: Signed\nTags: red, blue\nOther: x") ?? self::fail('There is no text');
		$prompt = Prompt::of([
			self::field('stage', FieldType::Select, ['Draft', 'Signed']), self::field('tags', FieldType::Multiselect, ['red', 'blue']),
			self::field('title', FieldType::Text),
		], $text, [], 'mark');
		$asked = $this->ask($prompt);
		self::assertSame([7, TaskState::Waiting, null], [$asked->fileId, $asked->state, $asked->answer]);
		self::assertEqualsWithDelta(time(), $asked->askedAt, 5);
		self::assertEquals($asked, $this->tasks->findOpenOrNull('ada', 7));
		self::assertNull($this->tasks->findOpenOrNull('ada', 8));
		self::assertNull($this->tasks->findOrNull('bo', $asked->id));
		$this->instance->get(Jobs::class)->runDue();
		$answered = $this->tasks->findOrNull('ada', $asked->id);
		self::assertSame(TaskState::Done, $answered?->state);
		self::assertSame(['stage' => 'Signed', 'tags' => ['red', 'blue']], Answer::members($answered->answer ?? ''));
		self::assertNull($this->tasks->findOpenOrNull('ada', 7));
	}

	public function testWhatFailsOrIsCancelledHasNoAnswer(): void {
		$this->enable();
		$failed = $this->ask("\nMODEL FAILS");
		$this->instance->get(Jobs::class)->runDue();
		$cancelled = $this->ask("\nMODEL REPEATS");
		$this->tasks->cancel($cancelled);
		$this->instance->get(Jobs::class)->runDue();
		foreach ([[$failed, TaskState::Failed], [$cancelled, TaskState::Cancelled]] as [$task, $state]) {
			$found = $this->tasks->findOrNull('ada', $task->id);
			self::assertSame([$state, null], [$found?->state, $found?->answer]);
		}
		$this->tasks->cancel(new PromptTask(404, 7, TaskState::Waiting, 0));
	}

	private function enable(): void {
		$this->instance->get(Installer::class)->enable('testmodel');
		$this->instance->get(AppManager::class)->boot();
	}

	private function ask(string $prompt): PromptTask {
		return $this->tasks->createOrNull('ada', 7, $prompt) ?? self::fail('Nothing was asked');
	}

	/** @param list<string> $options */
	private static function field(string $name, FieldType $type, array $options = []): Field {
		return new Field(1, new FieldDefinition($name, ucfirst($name), new FieldShape($type, $options)), 0, 0);
	}
}
