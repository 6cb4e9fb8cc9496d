<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Files\File;
use OCP\Files\IRootFolder;
use OCP\IRequest;
use OCP\IUserSession;

/**
 * The host's own writes and nothing else, each kind in one request: what an app that does the same is measured by.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, array{id: int}, array{}>
 */
final class WritesController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IRootFolder $root,
		private readonly IUserSession $session,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * A folder with an empty file in a folder of its own, and a document of the folder's name.
	 *
	 * @param string $above path below the home
	 * @return Answer
	 */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/writes/page')]
	public function page(string $above, string $name, string $document): JSONResponse {
		$folder = $this->root->getUserFolder($this->userId())->newFolder("$above/$name");
		$folder->newFolder('_media')->newFile('.nomedia', '');
		return new JSONResponse(['id' => $folder->newFile("$name.json", $document)->getId()]);
	}

	/**
	 * Another content for a file.
	 *
	 * @param string $path below the home
	 * @return Answer
	 */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'PUT', url: '/writes/document')]
	public function document(string $path, string $document): JSONResponse {
		$file = $this->root->getUserFolder($this->userId())->get($path);
		if (!$file instanceof File) {
			throw new \LogicException("$path is no file");
		}
		$file->putContent($document);
		return new JSONResponse(['id' => $file->getId()]);
	}

	private function userId(): string {
		return $this->session->getUser()?->getUID() ?? '';
	}
}
