<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Tasks;

use Host\AppFramework\Apps\AppManager;
use Host\Console\Apps\Installer;
use Host\Console\Jobs\Jobs;
use Host\Tests\Instance;
use OCP\TaskProcessing\Exception\NotFoundException;
use OCP\TaskProcessing\Exception\PreConditionNotMetException;
use OCP\TaskProcessing\Exception\ValidationException;
use OCP\TaskProcessing\IManager;
use OCP\TaskProcessing\Task;
use OCP\TaskProcessing\TaskTypes\TextToText;
use PHPUnit\Framework\TestCase;

/** With the app that stands in for a language model. */
final class TasksTest extends TestCase {
	private Instance $instance;
	private IManager $tasks;

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance([dirname(__DIR__, 4) . '/testing/apps/testmodel']);
		$this->tasks = $this->instance->get(IManager::class);
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	public function testNothingAnswersWithoutAProvider(): void {
		self::assertSame([], $this->tasks->getAvailableTaskTypeIds());
		$this->expectException(PreConditionNotMetException::class);
		$this->ask('x');
	}

	public function testATaskIsAnsweredByTheNextJobs(): void {
		$this->enable();
		self::assertSame([TextToText::ID], $this->tasks->getAvailableTaskTypeIds());
		$first = $this->ask("\nMODEL ANSWERS\nGood morning\nMODEL END");
		$second = $this->ask("\nMODEL REPEATS");
		self::assertSame([Task::STATUS_SCHEDULED, null], $this->stateOf($first));
		$jobs = $this->instance->get(Jobs::class);
		$jobs->runDue();
		self::assertSame([Task::STATUS_SUCCESSFUL, 'Good morning'], $this->stateOf($first));
		self::assertSame(Task::STATUS_SCHEDULED, $this->stateOf($second)[0]);
		$jobs->runDue();
		self::assertSame([Task::STATUS_SUCCESSFUL, "\nMODEL REPEATS"], $this->stateOf($second));
		self::assertSame([], $jobs->rows());
	}

	public function testAFailureIsKeptWithItsMessage(): void {
		$this->enable();
		$failures = ['MODEL FAILS' => 'The model is out of order', 'MODEL BREAKS' => 'The model is broken'];
		foreach ($failures as $prompt => $message) {
			$id = $this->ask("\n$prompt");
			$this->instance->get(Jobs::class)->runDue();
			self::assertSame(Task::STATUS_FAILED, $this->stateOf($id)[0]);
			self::assertSame($message, $this->tasks->getUserTask($id, 'ada')->getErrorMessage());
		}
		$silent = $this->ask("\nMODEL IS SILENT");
		$this->instance->get(Jobs::class)->runDue();
		self::assertSame([Task::STATUS_FAILED, null], $this->stateOf($silent));
	}

	public function testNobodyElseHasATask(): void {
		$this->enable();
		$id = $this->ask('x', 'a name');
		self::assertCount(1, $this->tasks->getUserTasksByApp('ada', 'files', 'a name'));
		self::assertCount(1, $this->tasks->getUserTasksByApp('ada', 'files'));
		foreach ([['bo', 'files', null], ['ada', 'dav', null], ['ada', 'files', 'another']] as [$user, $app, $name]) {
			self::assertSame([], $this->tasks->getUserTasksByApp($user, $app, $name));
		}
		$this->expectException(NotFoundException::class);
		$this->tasks->getUserTask($id, 'bo');
	}

	public function testACancelledTaskIsNotAnsweredAndOneThatEndedIsNotCancelled(): void {
		$this->enable();
		[$cancelled, $answered] = [$this->ask("\nMODEL REPEATS"), $this->ask('x')];
		$this->tasks->cancelTask($cancelled);
		$this->instance->get(Jobs::class)->runDue();
		$this->tasks->cancelTask($answered);
		self::assertSame([Task::STATUS_CANCELLED, null], $this->stateOf($cancelled));
		self::assertSame([Task::STATUS_SUCCESSFUL, '{}'], $this->stateOf($answered));
		$this->expectException(NotFoundException::class);
		$this->tasks->cancelTask(404);
	}

	public function testAQuestionIsAText(): void {
		$this->enable();
		$messages = [];
		foreach ([[], ['input' => 7], ['input' => str_repeat('x', 512_001)]] as $input) {
			try {
				$this->tasks->scheduleTask(new Task(TextToText::ID, $input, 'files', 'ada'));
			} catch (ValidationException $failure) {
				$messages[] = $failure->getMessage();
			}
		}
		self::assertSame([
			'Missing key: "input"', 'Failed to validate input key "input": Non-text item provided for Text slot',
			'Failed to validate input key "input": Text is too long',
		], $messages);
	}

	private function enable(): void {
		$this->instance->get(Installer::class)->enable('testmodel');
		$this->instance->get(AppManager::class)->boot();
	}

	private function ask(string $prompt, string $name = ''): int {
		$task = new Task(TextToText::ID, ['input' => $prompt, 'other' => 'x'], 'files', 'ada', $name);
		$this->tasks->scheduleTask($task);
		return $task->getId() ?? self::fail('The task has no id');
	}

	/** @return array{int, mixed} status and answer */
	private function stateOf(int $id): array {
		$task = $this->tasks->getUserTask($id, 'ada');
		return [$task->getStatus(), $task->getOutput()['output'] ?? null];
	}
}
