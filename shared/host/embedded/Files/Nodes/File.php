<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Nodes;

use OCP\Constants;
use OCP\Files\GenericFileException;
use OCP\Files\NotEnoughSpaceException;
use OCP\Files\NotPermittedException;

/** A file. */
class File extends Node implements \OCP\Files\File {
	#[\Override]
	public function getContent() {
		return (string)stream_get_contents($this->open());
	}

	#[\Override]
	public function putContent($data) {
		if (!$this->may(Constants::PERMISSION_UPDATE)) {
			throw new NotPermittedException();
		}
		try {
			$done = $this->view->put($this->uid, $this->path, $data);
		} catch (NotEnoughSpaceException) {
			$done = false;
		}
		if (!$done) {
			throw new GenericFileException('file_put_contents failed');
		}
		$this->forget();
	}

	/**
	 * Only for reading: no app writes by stream, and half a write must not be seen.
	 *
	 * @return resource
	 */
	#[\Override]
	public function fopen($mode) {
		if (!in_array($mode, ['r', 'rb'], true)) {
			throw new \LogicException("The embedded host opens files for reading only, not with \"$mode\"; use putContent");
		}
		return $this->open();
	}

	/** @return resource */
	private function open(): mixed {
		if (!$this->may(Constants::PERMISSION_READ)) {
			throw new NotPermittedException();
		}
		return $this->view->read($this->uid, $this->path, $this->place());
	}
}
