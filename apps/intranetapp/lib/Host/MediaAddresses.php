<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Host;

use OCA\IntranetApp\Model\Media\MediaPlace;
use OCP\IURLGenerator;

/** The addresses from which browsers load media files. */
class MediaAddresses {
	public function __construct(private readonly IURLGenerator $urls) {
	}

	/** Path on this server. */
	public function of(MediaPlace $place, string $name): string {
		return match (true) {
			$place->pageId !== null => $this->urls->linkToRoute('intranetapp.media.file', [
				'pageId' => $place->pageId,
				'filename' => $name,
			]),
			$place->folder !== '' => $this->urls->linkToRoute('intranetapp.resource.fileInFolder', [
				'folder' => $place->folder,
				'filename' => $name,
			]),
			default => $this->urls->linkToRoute('intranetapp.resource.file', ['filename' => $name]),
		};
	}
}
