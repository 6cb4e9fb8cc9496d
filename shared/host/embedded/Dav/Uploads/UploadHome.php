<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Uploads;

use Host\AppFramework\Settings;
use Host\Dav\Http\Call;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;
use Host\Files\Names;
use OCP\Files\InvalidPathException;

/** The uploads of a person that have not ended. One that nobody ends is thrown away after a day. */
final class UploadHome extends Collection {
	private const DAY = 86_400;
	private readonly string $folder;

	public function __construct(
		private readonly Settings $settings,
		private readonly string $name,
		string $user,
	) {
		$this->folder = "{$settings->data}/uploads/" . rawurlencode($user);
	}

	#[\Override]
	public function name(): string {
		return $this->name;
	}

	#[\Override]
	public function modified(): int {
		return is_dir($this->folder) ? (int)filemtime($this->folder) : time();
	}

	#[\Override]
	public function child(string $name): Entry {
		$path = $this->path($name);
		return is_dir($path)
			? new UploadFolder($path, $name)
			: throw Problem::of('NotFound', "File with name //$name could not be located");
	}

	#[\Override]
	public function children(): iterable {
		if ($this->settings->major >= 34) {
			throw Problem::of('MethodNotAllowed', 'Listing members of this collection is disabled');
		}
		foreach (UploadFolder::paths("{$this->folder}/*") as $path) {
			yield new UploadFolder($path, rawurldecode(basename($path)));
		}
	}

	#[\Override]
	public function addFile(string $name, mixed $data, ?Call $call): void {
		throw Problem::of('Forbidden', "Permission denied to create file (filename $name)");
	}

	#[\Override]
	public function addFolder(string $name): void {
		try {
			Names::check($name);
		} catch (InvalidPathException $exception) {
			throw Problem::invalidPath($exception->getMessage());
		}
		foreach (UploadFolder::paths("{$this->folder}/*") as $old) {
			if (filemtime($old) < time() - self::DAY) {
				(new UploadFolder($old, basename($old)))->delete();
			}
		}
		mkdir($this->path($name), 0700, true);
	}

	private function path(string $name): string {
		return "{$this->folder}/" . rawurlencode($name);
	}
}
