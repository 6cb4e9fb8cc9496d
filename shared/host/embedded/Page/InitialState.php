<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use OCP\AppFramework\Services\IInitialState;

/** What an app gives its scripts along with the page. */
final class InitialState implements IInitialState {
	public function __construct(
		private readonly Page $page,
		private readonly string $app,
	) {
	}

	/** @param mixed $data what JSON can hold */
	#[\Override]
	public function provideInitialState(string $key, $data): void {
		$this->page->provide($this->app, $key, $data);
	}
}
