<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\RedirectResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\Files\NotFoundException;
use OCP\IRequest;
use OCP\IURLGenerator;

/** One's files, to look at: everything else is WebDAV's. */
final class FilesController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly FileList $files,
		private readonly Page $page,
		private readonly IURLGenerator $urls,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/apps/files/')]
	#[FrontpageRoute(verb: 'GET', url: '/apps/files/files/{fileid}', defaults: ['fileid' => '0'], postfix: 'file')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function index(string $dir = '/', int $fileid = 0): TemplateResponse {
		try {
			$rows = $this->files->of($dir);
		} catch (NotFoundException) {
			return $this->page->error(Http::STATUS_NOT_FOUND);
		}
		$names = array_values(array_filter(explode('/', $dir), static fn (string $name): bool => $name !== ''));
		return new TemplateResponse('files', 'files', [
			'rows' => $rows,
			'names' => $names,
			'pageTitle' => $names === [] ? 'Files' : end($names),
			'marked' => $fileid,
			'address' => "{$this->urls->getBaseUrl()}/remote.php/dav/files/$this->userId/",
		]);
	}

	/**
	 * The short address of a file, as search results have it.
	 *
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/f/{fileid}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function show(int $fileid): Response {
		$row = $this->files->find($fileid);
		return $row === null
			? $this->page->error(Http::STATUS_NOT_FOUND)
			: new RedirectResponse("{$this->urls->getBaseUrl()}/index.php/apps/files/files/$fileid?dir=" . ($row['size'] === null ? $row['path'] : dirname($row['path'])));
	}
}
