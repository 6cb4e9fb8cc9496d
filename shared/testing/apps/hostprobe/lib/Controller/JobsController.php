<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCA\HostProbe\BackgroundJob\Once;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\IJobList;
use OCP\IAppConfig;
use OCP\IRequest;

/** Puts jobs into the queue and takes them out. */
final class JobsController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IJobList $jobs,
		private readonly Once $once,
		private readonly ITimeFactory $time,
		private readonly IAppConfig $config,
	) {
		parent::__construct($appName, $request);
	}

	/** @return JSONResponse<Http::STATUS_OK, mixed, array{}> */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/jobs')]
	public function queue(): JSONResponse {
		$this->jobs->remove(Once::class);
		$this->config->deleteKey($this->appName, Once::NOTES);
		$there = fn (): array => array_map(fn (mixed $argument): bool => $this->jobs->has(Once::class, $argument), [null, 1, ['a' => 'é']]);
		return new JSONResponse(Attempt::all([
			'empty' => $there,
			'added' => function () use ($there): array {
				$this->jobs->add(Once::class);
				$this->jobs->add($this->once, ['a' => 'é']);
				$this->jobs->add(Once::class, ['a' => 'é']);
				$this->jobs->scheduleAfter(Once::class, $this->time->getTime() + 86_400, 1);
				return $there();
			},
			'one removed' => function () use ($there): array {
				$this->jobs->remove(Once::class, 1);
				return $there();
			},
			'one run' => function () use ($there): array {
				$this->once->setArgument(['a' => 'é']);
				$this->once->start($this->jobs);
				return [$there(), $this->config->getValueArray($this->appName, Once::NOTES)];
			},
			'too long' => fn () => $this->jobs->add(Once::class, str_repeat('x', 32_000)),
			'all removed' => function () use ($there): array {
				$this->jobs->remove($this->once);
				return $there();
			},
		]));
	}
}
