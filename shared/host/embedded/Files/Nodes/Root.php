<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Nodes;

use Host\Files\Names;
use Host\Files\View;
use OCP\Files\IRootFolder;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/** Everybody's homes. */
final class Root implements IRootFolder {
	public function __construct(
		private readonly View $view,
	) {
	}

	#[\Override]
	public function getUserFolder($userId) {
		$user = $this->view->people->get($userId) ?? throw new NotFoundException("Backends provided no user object for $userId");
		$this->view->signals->open($user->getUID());
		$home = $this->node($user->getUID(), '');
		return $home instanceof Folder ? $home : throw new \LogicException('A home is a folder');
	}

	/** What hangs below a name that is no person's is found too; a person's folder itself, beside its files, is not. */
	#[\Override]
	public function get($path) {
		$names = explode('/', Names::path($path) ?? throw new NotPermittedException(), 3);
		if (($names[1] ?? '') !== 'files') {
			throw new NotFoundException($path);
		}
		return $this->node($names[0], $names[2] ?? '');
	}

	/**
	 * @param string $path below the home, "" for the home
	 * @throws NotFoundException
	 */
	public function node(string $uid, string $path): Node {
		$place = $this->view->finder->find($uid, $path) ?? throw new NotFoundException("/$uid/files/$path");
		return $this->view->node($uid, $path, $place);
	}
}
