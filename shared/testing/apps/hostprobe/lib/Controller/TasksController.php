<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IRequest;
use OCP\TaskProcessing\IManager;
use OCP\TaskProcessing\Task;

/**
 * Asks what answers prompts. A task is known by the name that the app gave it, because its id depends on what was asked before.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class TasksController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IManager $tasks,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/tasks')]
	public function types(): JSONResponse {
		return new JSONResponse([
			$this->tasks->getAvailableTaskTypeIds(),
			$this->tasks->getAvailableTaskTypeIds(false, $this->userId),
		]);
	}

	/**
	 * @param array<string, mixed> $input
	 * @return Answer
	 */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/tasks')]
	public function ask(string $type, array $input, string $name): JSONResponse {
		$task = new Task($type, $input, $this->appName, $this->userId, $name);
		return new JSONResponse(Attempt::all([
			'before' => static fn (): array => self::about($task),
			'asked' => function () use ($task): array {
				$this->tasks->scheduleTask($task);
				return self::about($task);
			},
			'found' => fn (): array => self::about($this->tasks->getUserTask($task->getId() ?? 0, $this->userId)),
			'of somebody else' => fn (): array => self::about($this->tasks->getUserTask($task->getId() ?? 0, 'nobody')),
			'of nobody' => fn (): array => self::about($this->tasks->getUserTask($task->getId() ?? 0, null)),
		]));
	}

	/** @return Answer */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/tasks/named')]
	public function named(string $name): JSONResponse {
		// they have no order of their own
		$all = array_map(
			static fn (Task $task): ?string => $task->getCustomId(),
			$this->tasks->getUserTasksByApp($this->userId, $this->appName),
		);
		sort($all);
		return new JSONResponse([
			'named' => array_map(self::about(...), $this->tasks->getUserTasksByApp($this->userId, $this->appName, $name)),
			'all' => $all,
			'of another app' => count($this->tasks->getUserTasksByApp($this->userId, 'files')),
		]);
	}

	/** @return Answer */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'DELETE', url: '/tasks/named')]
	public function cancel(string $name): JSONResponse {
		$cancelled = Attempt::of(function () use ($name): array {
			$tasks = $this->tasks->getUserTasksByApp($this->userId, $this->appName, $name);
			foreach ($tasks as $task) {
				$this->tasks->cancelTask((int)$task->getId());
			}
			return array_map(self::about(...), $this->tasks->getUserTasksByApp($this->userId, $this->appName, $name));
		});
		return new JSONResponse([$cancelled, Attempt::of(function (): void {
			$this->tasks->cancelTask(999_999_999);
		})]);
	}

	/** @return array<string, mixed> */
	private static function about(Task $task): array {
		return [
			'hasId' => $task->getId() !== null,
			'type' => $task->getTaskTypeId(),
			'status' => $task->getStatus(),
			'input' => $task->getInput(),
			'output' => $task->getOutput(),
			'app' => $task->getAppId(),
			'user' => $task->getUserId(),
			'name' => $task->getCustomId(),
			'error' => $task->getErrorMessage(),
			'progress' => $task->getProgress(),
			'times' => [$task->getScheduledAt() !== null, $task->getStartedAt() !== null, $task->getEndedAt() !== null],
		];
	}
}
