<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\AppFramework\Settings;
use Host\Calendars\Dav\CalendarTree;
use Host\Dav\Files\AclProperties;
use Host\Dav\Files\Checksums;
use Host\Dav\Files\FileRules;
use Host\Dav\Files\FolderEntry;
use Host\Dav\Files\NodeProperties;
use Host\Dav\Files\Quota;
use Host\Dav\Http\Call;
use Host\Dav\Problem;
use Host\Dav\Trash\TrashBin;
use Host\Dav\Trash\TrashRoot;
use Host\Dav\Uploads\UploadHome;
use Host\Dav\Versions\VersionRoot;
use Host\Files\Store\Store;
use Host\Files\View;
use Host\TeamFolders\Access;
use Host\TeamFolders\Rules;
use OCA\Files_Versions\Versions\IVersionManager;
use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\IUser;
use OCP\IUserManager;

/** What a person finds below an address of WebDAV. */
final class Trees {
	public function __construct(
		private readonly Settings $settings,
		private readonly IUserManager $users,
		private readonly IRootFolder $root,
		private readonly Store $store,
		private readonly View $view,
		private readonly Access $access,
		private readonly Rules $rules,
		private readonly IVersionManager $versions,
		private readonly TrashBin $trash,
		private readonly Checksums $checksums,
		private readonly CalendarTree $calendars,
	) {
	}

	public function of(IUser $user, Call $call): UserTree {
		$isWhole = $call->base === '/remote.php/dav/';
		$home = $this->root->getUserFolder($user->getUID());
		$quota = new Quota($this->access, $user);
		$properties = new NodeProperties(
			$this->settings,
			$this->checksums,
			$this->store,
			$quota,
			new AclProperties($this->access, $this->rules, $user),
			$user,
		);
		$rules = new FileRules($properties, $this->checksums, $this->store, $this->view, $this->settings, $home, $user->getUID(), $isWhole
			? '/'
			: '');
		return new UserTree(
			new Tree($isWhole ? $this->whole($user, $home, $rules, $call->base) : new FolderEntry($home, $rules, null, 'files')),
			$rules,
			$quota,
		);
	}

	private function whole(IUser $user, Folder $home, FileRules $rules, string $base): Collection {
		$own = $user->getUID();
		$ofOwn = static fn (string $uid, Entry $entry): Entry => $uid === $own ? $entry : throw Problem::of('Forbidden');
		return new Shelf('root', [
			...$this->calendars->principals($user),
			$this->calendars->homes($user, $base),
			// the files of other people look as if there were none
			new People('files', $this->users, static fn (string $uid): Entry =>
				$uid === $own ? new FolderEntry($home, $rules, null, $own) : new Shelf($uid, [], 'Permission denied to delete node')),
			new People('uploads', $this->users, fn (string $uid): Entry => new UploadHome($this->settings, $uid, $own)),
			new People('trashbin', $this->users, fn (string $uid): Entry =>
				$ofOwn($uid, new Shelf($uid, [new RestoreFolder(), new TrashRoot($this->trash, $own)]))),
			new People('versions', $this->users, fn (string $uid): Entry =>
				$ofOwn($uid, new Shelf($uid, [new VersionRoot($this->versions, $home, $user), new RestoreFolder()]))),
		]);
	}
}
