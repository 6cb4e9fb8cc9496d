<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework;

use Host\AppFramework\Container\Container;
use Host\AppFramework\Http\Refusals;
use Host\AppFramework\Http\Request;
use Host\AppFramework\Http\Sender;

/** Answers one request: by the entry point of the script that it names. */
final class FrontController {
	/** The entry point of every other script. */
	public const DEFAULT = '';

	public function __construct(
		private readonly Container $services,
		private readonly Request $request,
		private readonly Sender $sender,
		private readonly Refusals $refusals,
	) {
	}

	public function handle(): void {
		$this->sender->begin();
		try {
			/** @var array<string, class-string<EntryPoint>> $entries */
			$entries = $this->services->get('hostEntries');
			$answer = $this->services->get($entries[$this->request->getScriptName()] ?? $entries[self::DEFAULT])->answer();
		} catch (\Throwable $failure) {
			$answer = $this->refusals->failure($failure);
		}
		if ($answer !== null) {
			$this->sender->send($answer);
		}
	}
}
